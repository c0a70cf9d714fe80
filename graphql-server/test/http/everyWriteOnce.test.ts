import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { fieldOf, routeOf } from '../activity/observed.ts';
import { playMore, playRest } from '../activity/playRest.ts';
import { playEveryUseCase } from '../backup/everyUseCase.ts';
import type { MailServer } from '../mail/mailServer.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import type { Caller } from '../support/testServer.ts';
import { everyMutation, everyWrite, READS_BY_POST } from '../support/everyWrite.ts';

// Every write of both doors is sent with a key, again with it, and then another one with the same.

interface Repeated {
  /** The field of a mutation, or the method and path of a REST call. */
  name: string;
  first: unknown;
  again: unknown;
  /** How many activities the repetition has recorded. */
  recorded: number;
  /** What another request under the key is told. */
  other: unknown;
}

const KEY = 'idempotency-key';
const withKey = (caller: Caller | undefined, key: string): Caller => ({
  ...caller,
  headers: { ...caller?.headers, [KEY]: key },
});

const server = useMailServer({ ADMIN_UIDS: 'olga', SMS_COUNTRIES: 'US' });
const repeated: Repeated[] = [];

const count = async () =>
  (await server.orm.em.fork().execute<{ n: number }[]>('select count(*)::int as n from activity'))[0]?.n ?? 0;

/** Each is insisted on once. */
const isKnown = (name: string) => repeated.some((one) => one.name === name);

/** The server, to which everything is sent that often. */
const insisting = (): MailServer => {
  const rest: MailServer['rest'] = async (method, url, body, caller) => {
    const name = `${method} ${routeOf(url)}`;
    const send = server.rest;
    if (method === 'GET' || READS_BY_POST.includes(name) || isKnown(name) || caller?.headers?.[KEY])
      return send(method, url, body, caller);
    const keyed = withKey(caller, randomUUID());
    const first = await send(method, url, body, keyed);
    if (first.statusCode >= 300) return first;
    const before = await count();
    const again = await send(method, url, body, keyed);
    const recorded = (await count()) - before;
    const other = await send('PUT', '/api/follows/type/9', { pace: 'DAILY' }, keyed);
    const said = ({ statusCode, body, headers: { etag, location } }: typeof first) => [
      statusCode,
      body,
      etag,
      location,
    ];
    repeated.push({ name, first: said(first), again: said(again), recorded, other: other.statusCode });
    return first;
  };
  const graphql: MailServer['graphql'] = async (document, variables, caller) => {
    const name = fieldOf(document);
    if (name === undefined || isKnown(name) || caller?.headers?.[KEY])
      return server.graphql(document, variables, caller);
    const keyed = withKey(caller, randomUUID());
    const first = await server.graphql(document, variables, keyed);
    if (first.errors) return first;
    const before = await count();
    const again = await server.graphql(document, variables, keyed);
    const recorded = (await count()) - before;
    const other = await server.graphql('mutation { unfollow(input: { kind: TYPE, id: "9" }) }', {}, keyed);
    repeated.push({ name, first, again, recorded, other: other.errors?.[0]?.extensions.code });
    return first;
  };
  return { ...server, rest, graphql };
};

beforeAll(async () => {
  const insistent = insisting();
  await playEveryUseCase(insistent);
  await playMore(insistent);
  await playRest(insistent);
});

describe('a write that is sent again with its key', () => {
  it('is answered as it was', () => {
    const differing = repeated.filter(({ first, again }) => JSON.stringify(first) !== JSON.stringify(again));
    expect(differing).toEqual([]);
  });

  it('is not done again', () => {
    expect(repeated.filter(({ recorded }) => recorded > 0)).toEqual([]);
  });
});

it('another request with the key is refused at either door', () => {
  const taken = repeated.filter(({ other }) => other !== 422 && other !== 'KEY_REUSED');
  expect(taken.map(({ name, other }) => [name, other])).toEqual([]);
});

describe('what was sent', () => {
  const names = () => new Set(repeated.map(({ name }) => name));

  it('is every mutation', async () => {
    expect((await everyMutation(server)).filter((name) => !names().has(name))).toEqual([]);
  });

  it('is every write of the REST facade', async () => {
    expect((await everyWrite(server)).filter((write) => !names().has(write))).toEqual(READS_BY_POST);
  });
});
