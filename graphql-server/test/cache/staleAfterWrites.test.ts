import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { DEVICE } from '../support/doors.ts';
import { EVENT_MUTATIONS } from './eventMutations.ts';
import { POLL_MUTATIONS } from './pollMutations.ts';
import { statementsOf } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer({ env: { ADMIN_UIDS: 'olga' } });
let address: string;
let event: EventView;

beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  event = await anEvent(server);
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${address}${path}`, { headers });

/** Mutations that change nothing which the lists show. */
const UNSEEN = [
  'renewCalendarFeed',
  'adoptResponses',
  'confirmPhone',
  'sendPhoneCode',
  'updateAccountPhone',
  'confirmAccountPhone',
  'sendAccountPhoneCode',
  'savePushSubscription',
  'removePushSubscription',
  'follow',
  'unfollow',
  'createWebhook',
  'updateWebhook',
  'renewWebhookSecret',
  'deleteWebhook',
  'testWebhook',
  'redeliverWebhook',
  'updateRegular',
  'leaveSeries',
  'updateNotifications',
  'reportEvent',
  'reportPoll',
  'dismissReport',
  'handOverEvent',
  'withdrawHandOver',
  'inviteCoOrganiser',
  'setPayment',
  'handOverPoll',
  'withdrawPollHandOver',
  'markAttendance',
  'sendMessage',
  'createToken',
  'revokeToken',
  'eraseReliability',
];

it('is said about every mutation what it makes stale', async () => {
  const { data } = await server.graphql('{ __schema { mutationType { fields { name } } } }');
  const names = (data?.__schema.mutationType.fields as { name: string }[]).map(({ name }) => name);
  expect([...Object.keys({ ...EVENT_MUTATIONS, ...POLL_MUTATIONS }), ...UNSEEN]).toEqual(expect.arrayContaining(names));
});

it.each(Object.keys(EVENT_MUTATIONS))('%s makes what is kept stale, for its writer at once', async (name) => {
  const act = await EVENT_MUTATIONS[name]?.(server, event);
  const before = await (await get('/api/events')).text();
  await act?.();
  const kept = await (await get('/api/events')).text();
  expect(kept).toBe((await server.rest('GET', '/api/events')).body);
  expect(kept).not.toBe(before);
});

it('is fresh after what nobody else sees: a calendar feed, an adoption, a device, a follow, a report, an offer to take over', async () => {
  const { urlHash } = event;
  const about = `urlHash: "${urlHash}"`;
  await server.rest('POST', `/api/events/${urlHash}/join`, { name: 'Bea', email: 'bea@example.com' });
  await aResponse(server, event, {}, { as: 'cleo' });
  await get('/api/events');
  const keys = `p256dh: "${DEVICE.keys.p256dh}", auth: "${DEVICE.keys.auth}"`;
  const writes = [
    [`savePushSubscription(input: { endpoint: "${DEVICE.endpoint}", keys: { ${keys} } })`, 'cleo'],
    [`removePushSubscription(endpoint: "${DEVICE.endpoint}")`, 'cleo'],
    ['follow(input: { kind: TYPE, id: "1" }) { id }', 'cleo'],
    ['unfollow(input: { kind: TYPE, id: "1" })', 'cleo'],
    ['updateNotifications(input: { mode: ALL }) { mode }', 'cleo'],
    ['renewCalendarFeed { url }', 'ada'],
    ['createToken(input: { name: "A bot", scopes: [read], expiresInDays: 30 }) { id }', 'ada'],
    ['adoptResponses', 'bea'],
    [`reportEvent(${about}, input: { reason: "Spam" })`, 'bea'],
    [`handOverEvent(${about}) { token }`, 'ada'],
    [`withdrawHandOver(${about})`, 'ada'],
    [`inviteCoOrganiser(${about}) { token }`, 'ada'],
  ] as const;
  for (const [mutation, as] of writes) {
    expect((await server.graphql(`mutation { ${mutation} }`, {}, { as })).errors).toBeUndefined();
  }
  expect(await statementsOf(server, () => get('/api/events'))).toBe(0);
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
