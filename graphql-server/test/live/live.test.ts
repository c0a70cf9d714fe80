import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { aResponse, anEvent, changeEvent, deleteEvent } from '../support/builders.ts';
import { authorization } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import { nextAfter, type Reader, subscribe } from './aReader.ts';

const OF_EVENT = `subscription ($urlHash: String!) {
  eventChanged(urlHash: $urlHash) { title expected participants { name email } }
}`;
const OF_LIST = 'subscription ($type: Int) { eventsChanged(eventTypeId: $type) { title } }';
const OF_POLL = 'subscription ($urlHash: String!) { pollChanged(urlHash: $urlHash) { title voterCount } }';

const server = useServer({ monotonic: () => performance.now() });
/** Where two processes on one database listen. */
let origins: [string, string];
const readers: Reader[] = [];
beforeAll(async () => {
  const replica = await server.startReplica();
  server.joinOthers();
  replica.joinOthers(String(server.orm.config.get('clientUrl')));
  const [one = '', other = ''] = await Promise.all(
    [server.app, replica.app].map((app) => app.listen({ port: 0, host: '127.0.0.1' })),
  );
  origins = [one, other];
});
afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.stop()));
});

const read = (query: string, variables: object = {}, { at = 0, as }: { at?: 0 | 1; as?: string } = {}) => {
  const reader = subscribe(origins[at], query, { variables: { ...variables }, headers: authorization({ as }) });
  readers.push(reader);
  return reader;
};

/** What is recorded is told, as the server does by itself where it runs. */
const tell = async (act: Promise<unknown>) => {
  await act;
  await server.dispatch();
};

const eventOf = (answer: Awaited<ReturnType<Reader['next']>>) => answer?.data?.eventChanged;

/** An event whose readers have been told that it is there. */
const publish = async (changes: Parameters<typeof anEvent>[1] = {}) => {
  const event = await anEvent(server, changes);
  await server.dispatch();
  return event;
};

/** The first server has heard what was told before: nothing of it comes late to readers who begin now. */
const heardSoFar = async () => {
  const other = await publish();
  const reader = read(OF_EVENT, { urlHash: other.urlHash });
  const first = await reader.next();
  await tell(changeEvent(server, other, { title: 'Heard' }));
  await nextAfter(reader, first);
};

describe('a reader of an event', () => {
  it.each([
    ['the server that took the change', 0],
    ['another server', 1],
  ] as const)('is told at once how it is, and then of each change, by %s', async (_by, at) => {
    const event = await publish({ title: 'Before' });
    const reader = read(OF_EVENT, { urlHash: event.urlHash }, { at });
    const first = await reader.next();
    expect(eventOf(first)).toMatchObject({ title: 'Before', expected: 0 });
    await tell(aResponse(server, event, { name: 'Vera' }));
    const joined = await nextAfter(reader, first);
    expect(eventOf(joined)).toMatchObject({ expected: 1, participants: [{ name: 'Vera' }] });
    await tell(changeEvent(server, event, { title: 'After' }));
    expect(eventOf(await nextAfter(reader, joined))).toMatchObject({ title: 'After' });
  });

  it('sees only what they may see', async () => {
    const event = await publish();
    await aResponse(server, event, { name: 'Vera', email: 'vera@example.com' });
    const [anybody, organiser] = [read(OF_EVENT, event), read(OF_EVENT, event, { as: 'ada' })];
    expect(eventOf(await anybody.next())).toMatchObject({ participants: [{ email: null }] });
    expect(eventOf(await organiser.next())).toMatchObject({ participants: [{ email: 'vera@example.com' }] });
  });

  it('is told of what organisers write to those who responded', async () => {
    const event = await publish();
    await aResponse(server, event, { name: 'Bea' }, { as: 'bea' });
    await server.dispatch();
    const query = 'subscription ($urlHash: String!) { eventChanged(urlHash: $urlHash) { messages { text } } }';
    const bea = read(query, event, { as: 'bea' });
    const first = await bea.next();
    expect(eventOf(first)).toEqual({ messages: [] });
    const message = { text: 'Bring shoes', group: 'ALL' };
    await tell(server.rest('POST', `/api/events/${event.urlHash}/messages`, message, { as: 'ada' }));
    expect(eventOf(await nextAfter(bea, first))).toEqual({ messages: [{ text: 'Bring shoes' }] });
  });

  it('hears of payments and messages if they organise it or have responded, by whatever proves it; nobody else does', async () => {
    const event = await publish({ price: { amount: 500, currency: 'EUR', mode: 'PER_PERSON', howToPay: '' } });
    const { id, responseToken } = await aResponse(server, event, { name: 'Vera' });
    await aResponse(server, event, { name: 'Bea' }, { as: 'bea' });
    await server.dispatch();
    await heardSoFar();
    const withToken = `subscription ($urlHash: String!, $id: ID!, $token: String!) {
      eventChanged(urlHash: $urlHash) { title messages(participantId: $id, responseToken: $token) { text } }
    }`;
    const strangers = [
      read(OF_EVENT, event),
      read(OF_EVENT, event, { as: 'mallory' }),
      read(withToken, { ...event, id: String(id), token: 'made up' }),
    ];
    const concerned = [
      read(OF_EVENT, event, { as: 'ada' }),
      read(OF_EVENT, event, { as: 'bea' }),
      read(withToken, { ...event, id: String(id), token: responseToken }),
    ];
    const everybody = [...strangers, ...concerned];
    for (const reader of everybody) await reader.next();
    const path = `/api/events/${event.urlHash}`;
    await tell(server.rest('PUT', `${path}/participants/${id}/payment`, { state: 'RECEIVED' }, { as: 'ada' }));
    for (const reader of concerned) expect(eventOf(await reader.next())).toMatchObject({ title: event.title });
    await tell(server.rest('POST', `${path}/messages`, { text: 'Bring shoes', group: 'ALL' }, { as: 'ada' }));
    for (const reader of concerned) expect(eventOf(await reader.next())).toMatchObject({ title: event.title });
    await tell(changeEvent(server, event, { title: 'After' }));
    for (const reader of everybody) expect(eventOf(await reader.next())).toMatchObject({ title: 'After' });
  });

  it('hears of them from the moment on at which they respond', async () => {
    const event = await publish();
    await heardSoFar();
    const query = 'subscription ($urlHash: String!) { eventChanged(urlHash: $urlHash) { expected messages { text } } }';
    const bea = read(query, event, { as: 'bea' });
    const first = await bea.next();
    await tell(aResponse(server, event, { name: 'Bea' }, { as: 'bea' }));
    const joined = await nextAfter(bea, first);
    const message = { text: 'Bring shoes', group: 'ALL' };
    await tell(server.rest('POST', `/api/events/${event.urlHash}/messages`, message, { as: 'ada' }));
    expect(eventOf(await nextAfter(bea, joined))).toEqual({ expected: 1, messages: [{ text: 'Bring shoes' }] });
  });

  it('is told of a private event, whose hash they know', async () => {
    const event = await publish({ isPrivate: true, title: 'For us' });
    expect(eventOf(await read(OF_EVENT, event).next())).toMatchObject({ title: 'For us' });
  });

  it('gets null, and the end, once it is deleted', async () => {
    const event = await publish();
    const reader = read(OF_EVENT, event);
    const first = await reader.next();
    await tell(deleteEvent(server, event));
    expect(await nextAfter(reader, first)).toEqual({ data: { eventChanged: null } });
    expect(await reader.next()).toBeNull();
  });

  it('is told that there is none, by the code of the queries', async () => {
    const reader = read(OF_EVENT, { urlHash: 'AAAAAAAAAAAAAAAAAAAAAA' });
    expect((await reader.next())?.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect(await reader.next()).toBeNull();
  });

  it('is refused with an ID token that is not valid', async () => {
    const event = await publish();
    const reader = subscribe(origins[0], OF_EVENT, {
      variables: { urlHash: event.urlHash },
      headers: { authorization: 'Bearer nonsense' },
    });
    readers.push(reader);
    expect((await reader.next())?.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

describe('a reader of the list', () => {
  const eventsOf = (answer: Awaited<ReturnType<Reader['next']>>) => answer?.data?.eventsChanged;

  it('is told to read it, of public events of the type, of no private one, and when one may have left it', async () => {
    const reader = read(OF_LIST, { type: 3 });
    expect(await reader.next()).toEqual({ data: { eventsChanged: null } });
    const seen = await publish({ eventTypeId: 3, title: 'Seen' });
    expect(eventsOf(await reader.next())).toEqual({ title: 'Seen' });
    await publish({ eventTypeId: 3, title: 'Secret', isPrivate: true });
    await publish({ eventTypeId: 2, title: 'Of another type' });
    const moving = await publish({ eventTypeId: 3, title: 'Also seen' });
    expect(eventsOf(await reader.next())).toEqual({ title: 'Also seen' });
    await tell(changeEvent(server, moving, { eventTypeId: 2 }));
    expect(eventsOf(await reader.next())).toBeNull();
    await tell(deleteEvent(server, seen));
    expect(eventsOf(await reader.next())).toBeNull();
    await tell(changeEvent(server, await publish({ eventTypeId: 3, title: 'Shown' }), { isPrivate: true }));
    expect([eventsOf(await reader.next()), eventsOf(await reader.next())]).toEqual([{ title: 'Shown' }, null]);
  });

  it('is refused at once with a token that is not valid', async () => {
    const reader = subscribe(origins[0], OF_LIST, { headers: { authorization: 'Bearer nonsense' } });
    readers.push(reader);
    expect((await reader.next())?.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

it('tells a reader of a poll how it is, and of its votes', async () => {
  const poll = (
    await server.rest(
      'POST',
      '/api/polls',
      {
        title: 'Which evening?',
        location: 'Schillerpark, Berlin',
        timezone: 'Europe/Berlin',
        eventTypeId: 2,
        participantThreshold: 3,
        options: [{ date: '2026-05-10T18:00:00Z' }, { date: '2026-05-11T18:00:00Z' }],
      },
      { as: 'ada' },
    )
  ).json<EventView & { options: { id: string }[] }>();
  const reader = read(OF_POLL, poll, { at: 1 });
  expect(await reader.next()).toEqual({ data: { pollChanged: { title: 'Which evening?', voterCount: 0 } } });
  const votes = poll.options.map(({ id }) => ({ optionId: id, likelihood: 1 }));
  await tell(server.rest('POST', `/api/polls/${poll.urlHash}/votes`, { name: 'Vera', votes }));
  expect(await reader.next()).toEqual({ data: { pollChanged: { title: 'Which evening?', voterCount: 1 } } });
});

describe('what is no subscription', () => {
  const post = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${origins[0]}/graphql/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
      body: JSON.stringify({ query }),
    });

  it.each([
    ['a query', '{ events { totalCount } }', 'BAD_REQUEST'],
    ['a mutation', 'mutation { deleteEvent(urlHash: "x") }', 'BAD_REQUEST'],
    ['no document', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
  ])('is refused: %s', async (_what, query, code) => {
    const answer = await post(query);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code } }] });
  });

  it('is refused: one that asks for too much, by the limits of queries', async () => {
    const aliases = Array.from({ length: 16 }, (_, number) => `a${number}: title`).join(' ');
    const reader = read(`subscription { eventsChanged { ${aliases} } }`);
    expect((await reader.next())?.errors?.[0]?.message).toMatch(/aliases/);
  });

  it('is refused: a reader who takes no stream, and a page of another site', async () => {
    expect((await post(OF_LIST, { accept: 'application/json' })).status).toBe(406);
    expect((await post(OF_LIST, { origin: 'https://elsewhere.example' })).status).toBe(403);
  });
});

it('lets go of the streams of readers who have gone, and of all when the server stops', async () => {
  const event = await publish();
  const replica = await server.startReplica();
  const origin = await replica.app.listen({ port: 0, host: '127.0.0.1' });
  const reader = subscribe(origin, OF_EVENT, { variables: { urlHash: event.urlHash } });
  await reader.next();
  const end = reader.next();
  await replica.app.close();
  expect(await end.catch(() => null)).toBeNull();
});
