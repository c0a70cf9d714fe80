import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { TOKEN_SCOPES } from '@quorum/domain/platform/tokenScopes';
import { buildSchema } from '../../src/doors/graphql/buildSchema.ts';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import type { PollView } from '../../src/doors/presenters/presentPoll.ts';
import { joinOrganising } from '../co-organisers/joinOrganising.ts';
import { nextAfter, type Reader, subscribe } from '../live/aReader.ts';
import { firstOf, subscribeOnce } from '../live/subscribeOnce.ts';
import { aProgram, aToken, bearer } from '../platform/aProgram.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { anEvent, aResponse, changeEvent } from '../support/builders.ts';
import { authorization, type Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import { subscriptionDocuments } from './everyDocument.ts';

// what a reader is told is what the query of the same name says to them, at every moment

const server = useServer({ env: { ADMIN_UIDS: 'olga' } });
const world = new PollWorld(server);
const VERAS_EMAIL = 'canary.vera@example.com';
const UNKNOWN = 'A'.repeat(22);

let origin: string;
let cookie = '';
/** Of Ada's: a person has a few. */
const programs: Record<'reads' | 'organises', Caller> = { reads: {}, organises: {} };
const events: Record<string, EventView> = {};
const polls: Record<string, PollView> = {};
const readers: Reader[] = [];

const hide = async (kind: 'Event' | 'Poll', urlHash: string) => {
  const { errors } = await server.graphql(
    `mutation { hide${kind}(urlHash: "${urlHash}", hidden: true) }`,
    {},
    { as: 'olga' },
  );
  expect(errors).toBeUndefined();
};

const makeEvent = async (changes: Parameters<typeof anEvent>[1] = {}) => {
  const event = await anEvent(server, { chatLink: 'https://chat.example.org/canary', ...changes });
  await joinOrganising(server, event, 'cem');
  const email = { name: 'Vera', email: VERAS_EMAIL };
  const headers: Record<string, string> = cookie === '' ? {} : { cookie };
  const joined = await server.rest('POST', `/api/events/${event.urlHash}/join`, email, { headers });
  if (cookie === '') cookie = `quorum_visitor=${joined.cookies[0]?.value ?? ''}`;
  await aResponse(server, event, { name: 'Bea', email: 'canary.bea@example.com' }, { as: 'bea' });
  return event;
};

const makePoll = async (changes: object = {}) => {
  const poll = await world.open({ participantThreshold: 10, ...changes });
  await world.vote(poll, [0.5], { email: VERAS_EMAIL }, { headers: { cookie } });
  await world.vote(poll, [0.5], { name: 'Bea', email: 'canary.bea@example.com' }, { as: 'bea' });
  return poll;
};

beforeAll(async () => {
  server.joinOthers();
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  Object.assign(events, {
    public: await makeEvent(),
    private: await makeEvent({ isPrivate: true }),
    withoutList: await makeEvent({ isGuestListHidden: true }),
    hidden: await makeEvent(),
  });
  await hide('Event', events.hidden?.urlHash ?? '');
  Object.assign(polls, {
    public: await makePoll(),
    private: await makePoll({ isPrivate: true }),
    withoutList: await makePoll({ isGuestListHidden: true }),
    hidden: await makePoll(),
  });
  await hide('Poll', polls.hidden?.urlHash ?? '');
  programs.reads = await aProgram(server, 'ada', ['read']);
  programs.organises = await aProgram(server, 'ada', ['manage']);
  await server.dispatch();
});
afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.stop()));
});

const ASKERS: [who: string, caller: () => Caller][] = [
  ['nobody', () => ({})],
  ['a visitor with the cookie', () => ({ headers: { cookie } })],
  ['a stranger who is signed in', () => ({ as: 'mallory' })],
  ['the owner of a response', () => ({ as: 'bea' })],
  ['a co-organiser', () => ({ as: 'cem' })],
  ['the creator', () => ({ as: 'ada' })],
  ['an operator', () => ({ as: 'olga' })],
  ['a program of the creator that reads', () => programs.reads],
  ['a program of the creator that organises alone', () => programs.organises],
];

const yes = 'OK';
const none = 'NOT_FOUND';
const scope = 'INSUFFICIENT_SCOPE';

const ofEvent = (name: string) => () => `eventChanged(urlHash: "${events[name]?.urlHash ?? UNKNOWN}")`;
const ofPoll = (name: string) => () => `pollChanged(urlHash: "${polls[name]?.urlHash ?? UNKNOWN}")`;

/** What is asked, and what comes of it for each of the askers. */
const MATRIX: [what: string, ask: () => string, expected: readonly string[]][] = [
  ['a public event', ofEvent('public'), [yes, yes, yes, yes, yes, yes, yes, yes, scope]],
  ['a private event by its hash', ofEvent('private'), [yes, yes, yes, yes, yes, yes, yes, yes, scope]],
  ['an event without a guest list', ofEvent('withoutList'), [yes, yes, yes, yes, yes, yes, yes, yes, scope]],
  ['a hidden event', ofEvent('hidden'), [none, none, none, none, yes, yes, yes, yes, scope]],
  ['an event that is none', ofEvent('none'), [none, none, none, none, none, none, none, none, scope]],
  ['the list', () => 'eventsChanged', [yes, yes, yes, yes, yes, yes, yes, yes, scope]],
  ['a public poll', ofPoll('public'), [yes, yes, yes, yes, yes, yes, yes, yes, scope]],
  ['a private poll by its hash', ofPoll('private'), [yes, yes, yes, yes, yes, yes, yes, yes, scope]],
  ['a poll without a list of its voters', ofPoll('withoutList'), [yes, yes, yes, yes, yes, yes, yes, yes, scope]],
  ['a hidden poll', ofPoll('hidden'), [none, none, none, none, none, yes, yes, yes, scope]],
  ['a poll that is none', ofPoll('none'), [none, none, none, none, none, none, none, none, scope]],
];

it('no subscription is without a row', () => {
  const rows = MATRIX.map(([, ask]) => /^\w+/.exec(ask())?.[0]);
  const found = Object.keys(buildSchema().getSubscriptionType()?.getFields() ?? {});
  expect(found.sort()).toEqual([...new Set(rows)].sort());
});

/** The query of the same name, for the same selection. */
const asQuery = (subscription: string) =>
  subscription.replace(/^subscription/, '').replace(/\b(event|poll)Changed\b/, '$1');

const openReader = (query: string, caller: Caller) => {
  const reader = subscribe(origin, query, { headers: { ...authorization(caller), ...caller.headers } });
  readers.push(reader);
  return reader;
};

describe.each(ASKERS.map(([who, caller], column) => ({ who, caller, column })))('$who', ({ caller, column }) => {
  it.each(MATRIX.map(([what, ask, expected]) => [what, expected[column], ask] as const))(
    'gets of %s %s',
    async (_what, expected, ask) => {
      const query = `subscription { ${ask()} { urlHash } }`;
      const { errors } = firstOf(await subscribeOnce(server.app, query, caller()));
      expect(errors?.[0]?.extensions.code ?? yes).toBe(expected);
    },
  );

  it('hears of each event and poll what the query says', async () => {
    const as = caller();
    const shown = ['public', 'private', 'withoutList', 'hidden'].flatMap((name) => {
      const [event, poll] = [events[name], polls[name]];
      return event && poll ? subscriptionDocuments({ event, poll }) : [];
    });
    const whole = shown.filter(([name]) => name !== 'eventsChanged');
    expect(whole.length).toBeGreaterThanOrEqual(8);
    for (const [, subscription] of whole) {
      const told = firstOf(await subscribeOnce(server.app, subscription, as));
      const { data } = await server.graphql(asQuery(subscription), {}, as);
      const [said = null] = Object.values(data ?? {});
      // where the query says null, there is nothing to follow
      const [heard = null] = Object.values(told.data ?? {});
      expect([subscription, heard]).toEqual([subscription, said]);
      const row = MATRIX.find(([, ask]) => subscription.includes(ask()));
      expect([subscription, heard !== null]).toEqual([subscription, row?.[2][column] === yes]);
    }
  });
});

describe('what happens while somebody reads', () => {
  const OF_EVENT = (urlHash: string) => `subscription { eventChanged(urlHash: "${urlHash}") {
    title chatLink externalId participants { name email } } }`;

  /** What the list tells of an event; what happened before may still be told before it, but never of `secret`. */
  const toldOf = async (reader: Reader, event: EventView, secret: EventView) => {
    for (;;) {
      const answer = await reader.next();
      if (!answer) throw new Error('The stream has ended');
      const told = answer.data?.eventsChanged as EventView | null | undefined;
      expect(told?.urlHash).not.toBe(secret.urlHash);
      if (told?.urlHash === event.urlHash) return told;
    }
  };

  const tell = async (act: () => Promise<unknown>) => {
    await act();
    await server.dispatch();
  };

  it('reaches each reader as the query shows it to them at that moment', async () => {
    const event = await makeEvent({ title: 'Before' });
    await server.dispatch();
    const query = OF_EVENT(event.urlHash);
    const callers = ASKERS.slice(0, -1).map(([, caller]) => caller());
    const streams = callers.map((caller) => ({ caller, reader: openReader(query, caller) }));
    const firsts = await Promise.all(streams.map(({ reader }) => reader.next()));
    await tell(() => changeEvent(server, event, { title: 'After', externalId: 'a canary of an import' }));
    const emails = new Set<unknown>();
    for (const [at, { caller, reader }] of streams.entries()) {
      const { data } = await server.graphql(asQuery(query), {}, caller);
      const told = await nextAfter(reader, firsts[at] ?? null);
      expect(told).toEqual({ data: { eventChanged: data?.event as unknown } });
      expect(told?.data).toMatchObject({ eventChanged: { title: 'After' } });
      emails.add(JSON.stringify(data?.event.participants));
    }
    // nobody's, Vera's own, Bea's own, both
    expect(emails.size).toBe(4);
  });

  it('is told on the list to everybody as to nobody, but for the organisers', async () => {
    const query = 'subscription { eventsChanged { urlHash chatLink externalId participants { name email } } }';
    const callers = [{}, { as: 'mallory' }, { as: 'ada' }];
    const streams = callers.map((caller) => openReader(query, caller));
    for (const reader of streams) expect(await reader.next()).toEqual({ data: { eventsChanged: null } });
    const secret = await makeEvent({ isPrivate: true });
    await server.dispatch();
    const event = await makeEvent();
    await server.dispatch();
    const [nobody, mallory, ada] = await Promise.all(streams.map((reader) => toldOf(reader, event, secret)));
    expect(nobody).toMatchObject({ chatLink: null, externalId: null });
    expect(JSON.stringify(nobody)).not.toContain('canary');
    expect(mallory).toEqual(nobody);
    expect(JSON.stringify(ada)).toContain(VERAS_EMAIL);
  });

  it('ends for those who may not read it any more', async () => {
    const event = await makeEvent();
    await server.dispatch();
    const { id, token } = await aToken(server, 'ada', TOKEN_SCOPES);
    const query = OF_EVENT(event.urlHash);
    const [revoked, cem, nobody] = [bearer(token), { as: 'cem' }, {}].map((caller) => openReader(query, caller));
    if (!revoked || !cem || !nobody) throw new Error('They are three');
    const [asAda, asCem, asNobody] = await Promise.all([revoked.next(), cem.next(), nobody.next()]);
    expect(JSON.stringify(asCem)).toContain(VERAS_EMAIL);
    await server.rest('DELETE', `/api/me/tokens/${id}`, undefined, { as: 'ada' });
    await tell(() => server.rest('DELETE', `/api/events/${event.urlHash}/co-organisers/cem`, undefined, { as: 'ada' }));
    expect((await nextAfter(revoked, asAda))?.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(await revoked.next()).toBeNull();
    // a co-organiser no more: what everybody reads
    expect(await nextAfter(cem, asCem)).toEqual(asNobody);
    const before = await server.graphql(asQuery(query));
    await hide('Event', event.urlHash);
    await server.dispatch();
    expect(await nextAfter(nobody, { data: { eventChanged: before.data?.event as unknown } })).toEqual({
      data: { eventChanged: null },
    });
    expect(await nobody.next()).toBeNull();
  });
});
