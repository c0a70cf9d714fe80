import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { POLL_MUTATIONS } from './pollMutations.ts';
import { NOW, startTestServer, type TestServer } from '../support/testServer.ts';

const ADA = { as: 'ada' };
const WEEKLY = { isRecurring: true, recurrenceFrequency: 'weekly' } as const;

let server: TestServer;
let address: string;
let event: EventView;

beforeAll(async () => {
  server = await startTestServer({ env: { ADMIN_UIDS: 'olga' } });
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(NOW);
  event = await anEvent(server);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${address}${path}`, { headers: { 'apollo-require-preflight': 'true', ...headers } });

const mutate = (mutation: string, caller = {}) => server.graphql(`mutation { ${mutation} }`, {}, caller);

/** Every mutation but those of polls: what it needs, and then itself. */
const MUTATIONS: Record<string, () => Promise<() => Promise<unknown>>> = {
  createEvent: async () => () => anEvent(server),
  updateEvent: async () => () =>
    mutate(`updateEvent(urlHash: "${event.urlHash}", input: { title: "New" }) { id }`, ADA),
  deleteEvent: async () => () => mutate(`deleteEvent(urlHash: "${event.urlHash}")`, ADA),
  duplicateEvent: async () => {
    const { urlHash } = await anEvent(server, { ...WEEKLY, date: '2026-04-20T08:00:00Z', endTime: null });
    return () => mutate(`duplicateEvent(urlHash: "${urlHash}") { id }`);
  },
  endSeries: async () => {
    const { urlHash } = await anEvent(server, WEEKLY);
    return () => mutate(`endSeries(urlHash: "${urlHash}") { id }`, ADA);
  },
  decideEvent: async () => () => mutate(`decideEvent(urlHash: "${event.urlHash}", decision: CONFIRM) { id }`, ADA),
  deleteAccount: async () => {
    await anEvent(server, {}, 'zoe');
    return () => mutate('deleteAccount', { as: 'zoe' });
  },
  joinEvent: async () => () =>
    mutate(`joinEvent(urlHash: "${event.urlHash}", input: { name: "Vera" }) { responseToken }`),
  updateResponse: async () => {
    const response = await proofOf(aResponse(server, event));
    return () => mutate(`updateResponse(${response}, input: { likelihood: 0.3 }) { id }`);
  },
  removeResponse: async () => {
    const response = await proofOf(aResponse(server, event));
    return () => mutate(`removeResponse(${response})`);
  },
  hideResponse: async () => {
    const { id } = await aResponse(server, event);
    return () => mutate(`hideResponse(urlHash: "${event.urlHash}", participantId: ${id}, hidden: true) { id }`, ADA);
  },
  takeOverEvent: async () => {
    const { data } = await mutate(`handOverEvent(urlHash: "${event.urlHash}") { token }`, ADA);
    const token = (data?.handOverEvent as { token: string }).token;
    return () =>
      mutate(`takeOverEvent(urlHash: "${event.urlHash}", token: "${token}") { id creatorName }`, { as: 'bea' });
  },
  hideEvent: async () => () => mutate(`hideEvent(urlHash: "${event.urlHash}", hidden: true)`, { as: 'olga' }),
};

const proofOf = async (joined: ReturnType<typeof aResponse>) => {
  const { id, responseToken } = await joined;
  return `urlHash: "${event.urlHash}", participantId: ${id}, responseToken: "${responseToken}"`;
};

/** Mutations that change nothing which the lists show. */
const UNSEEN = [
  'renewCalendarFeed',
  'adoptResponses',
  'reportEvent',
  'reportPoll',
  'dismissReport',
  'handOverEvent',
  'withdrawHandOver',
  'handOverPoll',
  'withdrawPollHandOver',
];

it('is said of every mutation what it makes stale', async () => {
  const { data } = await server.graphql('{ __schema { mutationType { fields { name } } } }');
  const names = (data?.__schema.mutationType.fields as { name: string }[]).map(({ name }) => name);
  expect([...Object.keys({ ...MUTATIONS, ...POLL_MUTATIONS }), ...UNSEEN]).toEqual(expect.arrayContaining(names));
});

it.each(Object.keys(MUTATIONS))('%s makes what is kept stale, for its writer at once', async (name) => {
  const act = await MUTATIONS[name]?.();
  const before = await (await get('/api/events')).text();
  await act?.();
  const kept = await (await get('/api/events')).text();
  expect(kept).toBe((await server.rest('GET', '/api/events')).body);
  expect(kept).not.toBe(before);
});

it('is stale after a write to a whole URL too, as a proxy may send it', async () => {
  expect(await (await get('/api/events')).text()).not.toContain('By a proxy');
  const asked = request(address, {
    method: 'PUT',
    path: `http://elsewhere.example/api/events/${event.urlHash}`,
    headers: { authorization: 'Bearer uid:ada', 'content-type': 'application/json' },
  }).end(JSON.stringify({ title: 'By a proxy' }));
  const [{ statusCode }] = (await once(asked, 'response')) as [IncomingMessage];
  expect(statusCode).toBe(200);
  expect(await (await get('/api/events')).text()).toContain('By a proxy');
});
