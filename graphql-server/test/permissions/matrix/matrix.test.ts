import { beforeAll, describe, expect, it } from '@jest/globals';
import { scopeFor } from '@quorum/domain/platform/tokenScopes';
import { aProgram } from '../../platform/aProgram.ts';
import { graphqlDoor, restDoor, type Door } from '../../support/doors.ts';
import type { Caller } from '../../support/testServer.ts';
import { useServer } from '../../support/useServer.ts';
import { CALLED_OTHERWISE } from '../calledOtherwise.ts';
import { ACCOUNT_DELETION, ACCOUNT_ROWS } from './accountRows.ts';
import { EVENT_DELETION, EVENT_ROWS } from './eventRows.ts';
import { makeWorld, yes, type World } from './matrixWorld.ts';
import { RESPONSE_ROWS } from './responseRows.ts';
import { SERIES_ROWS } from './seriesRows.ts';

const server = useServer();

interface Asker {
  caller: (world: World) => Caller;
  token?: (world: World) => string;
}

/** Spec section 6: who asks. The response that the visitor owns is Vera's, the one that the owner owns is Bea's. */
const ASKERS = {
  'a visitor without proof': { caller: () => ({}) },
  'a visitor with the token': { caller: () => ({}), token: (world) => world.responseToken },
  'a visitor with the cookie': { caller: (world) => ({ headers: { cookie: world.cookie } }) },
  'somebody else who is signed in': { caller: () => ({ as: 'mallory' }) },
  'the owner of a response': { caller: () => ({ as: 'bea' }) },
  'the creator': { caller: () => ({ as: 'ada' }) },
  'a co-organiser': { caller: () => ({ as: 'cem' }) },
} satisfies Record<string, Asker>;

const CREATOR = Object.keys(ASKERS).indexOf('the creator');

/** What takes something away comes after all that needs it. */
const WITH_ACCOUNT = [...EVENT_ROWS, ...RESPONSE_ROWS, ...SERIES_ROWS, ...ACCOUNT_ROWS, EVENT_DELETION];
const MATRIX = [...WITH_ACCOUNT, ACCOUNT_DELETION];

let world: World;
const renewWorld = async () => {
  world = await makeWorld(server);
};

describe.each([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('through %s', (_name, open) => {
  describe.each(Object.entries<Asker>(ASKERS))('%s', (name, { caller, token }) => {
    const column = Object.keys(ASKERS).indexOf(name);
    const rows = MATRIX.map(
      ([action, act, expected]) =>
        [expected[column] === yes ? 'may' : 'may not', action, act, expected[column]] as const,
    );

    beforeAll(renewWorld);

    it.each(rows)('%s %s', async (_may, _action, act, expected) => {
      const { code } = await act(open(server), { world, caller: caller(world), token: token?.(world) });
      expect(code).toBe(expected);
    });
  });
});

/** A door that notes which of its calls was made. */
const noting = (door: Door, called: (keyof Door)[]): Door =>
  new Proxy(door, {
    get(target, name: keyof Door) {
      called.push(name);
      return target[name];
    },
  });

describe.each([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('through %s a program of the creator', (_name, open) => {
  let program: Caller;
  beforeAll(async () => {
    await renewWorld();
    program = await aProgram(server, 'ada');
  });

  // without an account there is no token
  it.each(WITH_ACCOUNT)('does what its person may, if tokens are for it: %s', async (_action, act, expected) => {
    const called: (keyof Door)[] = [];
    const { code } = await act(noting(open(server), called), { world, caller: program, token: undefined });
    const [call] = called;
    const operation = call && (CALLED_OTHERWISE[call] ?? call);
    expect(code).toBe(scopeFor(operation ?? '') === null ? 'INSUFFICIENT_SCOPE' : expected[CREATOR]);
  });

  it('does not delete the account', async () => {
    expect((await open(server).deleteAccount(program)).code).toBe('INSUFFICIENT_SCOPE');
  });
});
