import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../../src/doors/presenters/presentEvent.ts';
import { aDraft, anEvent, aResponse, type Joined } from '../../support/builders.ts';
import type { Caller } from '../../support/testServer.ts';
import { aPlainPlan, beforeTheDoor, withoutPhone, justMade } from '../../support/shown.ts';
import { useServer } from '../../support/useServer.ts';
import { visitorCookie } from '../../support/visitorCookie.ts';

const UID = 'canary.uid.4711';
const EMAIL = 'canary@example.com';

const server = useServer();
let event: EventView;
let visitor: Joined;
let cookie: string;
let secrets: string[];

beforeAll(async () => {
  event = await anEvent(server);
  const joined = await server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'Vera', email: EMAIL });
  visitor = joined.json();
  cookie = visitorCookie(joined);
  const person = await aResponse(server, event, { name: 'Carla', email: EMAIL }, { as: UID });
  const rows = await server.orm.em
    .getConnection()
    .execute<Record<string, string | null>[]>('select token_digest, visitor_digest from participant');
  const digests = rows.flatMap((row) => Object.values(row)).filter((digest) => digest !== null);
  secrets = [visitor.responseToken, person.responseToken, joined.cookies[0]?.value ?? '', UID, ...digests];
});

const EVERYBODY: [string, () => Caller, readsVera: boolean, readsCarla: boolean][] = [
  ['nobody', () => ({}), false, false],
  ['a visitor with the token', () => ({ headers: { 'x-response-token': visitor.responseToken } }), false, false],
  ['the browser that joined', () => ({ headers: { cookie } }), true, false],
  ['a stranger', () => ({ as: 'mallory' }), false, false],
  ['the person who answered', () => ({ as: UID }), false, true],
  ['the creator', () => ({ as: 'ada' }), true, true],
];

/** Every body that a reader can get, and those of writes that are refused. */
const everyAnswer = async (caller: Caller) => {
  const at = `/api/events/${event.urlHash}`;
  const someone = { ...visitor, responseToken: undefined };
  return Promise.all([
    server.rest('GET', '/api/init', undefined, caller),
    server.rest('GET', '/api/events', undefined, caller),
    server.rest('GET', at, undefined, caller),
    server.rest('GET', `/api/events/user?uid=${caller.as ?? ''}`, undefined, caller),
    server.rest('GET', '/api/openapi.json', undefined, caller),
    server.rest('PUT', `${at}/participants/${visitor.id + 1}`, { ...someone, likelihood: 7 }, caller),
    server.rest('POST', `${at}/duplicate`, undefined, caller),
    server.rest('POST', '/api/events', aDraft({ title: '' }), caller),
  ]);
};

describe.each(EVERYBODY)('%s', (_who, caller, readsVera, readsCarla) => {
  it('reads no token, no digest and no uid of a participant in any answer', async () => {
    for (const { body, headers } of await everyAnswer(caller())) {
      const said = body + JSON.stringify(headers);
      expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
    }
  });

  it('reads the addresses that are for them, and the list tells nobody any', async () => {
    const shown = await server.rest('GET', `/api/events/${event.urlHash}`, undefined, caller());
    expect(shown.json<EventView>().participants.map((participant) => participant.email)).toEqual([
      readsVera ? EMAIL : undefined,
      readsCarla ? EMAIL : undefined,
    ]);
    expect((await server.rest('GET', '/api/events', undefined, caller())).body).not.toContain(EMAIL);
  });
});

describe('an answer', () => {
  it('of the edit by token shows its owner the address', async () => {
    const path = `/api/events/${event.urlHash}/participants/${visitor.id}`;
    const { responseToken } = visitor;
    expect((await server.rest('PUT', path, { likelihood: 0.4, responseToken })).json()).toEqual({
      id: visitor.id,
      name: 'Vera',
      email: EMAIL,
      likelihood: 0.4,
      ...aPlainPlan,
      ...justMade,
      ...withoutPhone,
      ...beforeTheDoor,
      status: 'MAYBE',
      isHidden: false,
      isRepeated: false,
      comment: '',
    });
  });

  it('is kept by no cache when it is an error, and never framed, sniffed or referred from', async () => {
    const { headers } = await server.rest('GET', '/api/events/AAAAAAAAAAAAAAAAAAAAAA');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  });
});
