import { describe, expect, it } from '@jest/globals';
import { MAX_DEVICES } from '@quorum/domain/push/subscription';
import { anEvent, aResponse } from '../support/builders.ts';
import { subscribe, usePushServer } from './pushWorld.ts';

const server = usePushServer();

const answered = async () => {
  const event = await anEvent(server);
  return { event, response: await aResponse(server, event) };
};

const endpointsOf = async ({ response }: Awaited<ReturnType<typeof answered>>) => {
  const rows = await server.orm.em
    .fork()
    .execute<{ endpoint: string }[]>('select endpoint from push_subscription where participant_id = ? order by id', [
      response.id,
    ]);
  return rows.map(({ endpoint }) => endpoint);
};

describe('a subscription', () => {
  it('is for the owner of the response alone', async () => {
    const own = await answered();
    const device = server.service.newDevice();
    const address = `/api/events/${own.event.urlHash}/participants/${own.response.id}/push`;
    expect((await server.rest('PUT', address, device.subscription)).statusCode).toBe(403);
    expect((await server.rest('PUT', address, device.subscription, { as: 'ada' })).statusCode).toBe(403);
    const { endpoint } = device.subscription;
    expect((await server.rest('POST', `${address}/end`, { endpoint })).statusCode).toBe(403);
    expect(await endpointsOf(own)).toEqual([]);
  });

  it('is for a response to that event', async () => {
    const [own, other] = [await answered(), await anEvent(server)];
    const device = server.service.newDevice();
    const answer = await subscribe(server, { event: other, response: own.response }, device);
    expect(answer.statusCode).toBe(404);
  });

  it('is there once, however often a device subscribes', async () => {
    const own = await answered();
    const device = server.service.newDevice();
    await subscribe(server, own, device);
    await subscribe(server, own, device);
    expect(await endpointsOf(own)).toEqual([device.subscription.endpoint]);
  });

  it('takes the place of the oldest where there are too many', async () => {
    const own = await answered();
    const devices = Array.from({ length: MAX_DEVICES + 2 }, () => server.service.newDevice());
    for (const device of devices) await subscribe(server, own, device);
    expect(await endpointsOf(own)).toEqual(devices.slice(2).map(({ subscription }) => subscription.endpoint));
  });

  it.each([
    ['another host', { endpoint: 'https://example.org/push' }],
    ['this machine', { endpoint: 'https://127.0.0.1/push' }],
    ['no TLS', { endpoint: 'http://fcm.googleapis.com/push' }],
    ['another port', { endpoint: 'https://fcm.googleapis.com:8443/push' }],
    ['credentials', { endpoint: 'https://fcm.googleapis.com@example.org/push' }],
    ['a host that only ends like one', { endpoint: 'https://evilfcm.googleapis.com/push' }],
    ['a name below one that stands alone', { endpoint: 'https://a.fcm.googleapis.com/push' }],
    ['a thousand characters', { endpoint: `https://fcm.googleapis.com/${'x'.repeat(1_000)}` }],
    ['a short key', { p256dh: 'abc' }],
    ['no secret', { auth: '' }],
  ])('with %s is refused', async (_what, change) => {
    const own = await answered();
    const subscription = { ...server.service.newDevice().subscription, ...change };
    const answer = await subscribe(server, own, { subscription });
    expect([answer.statusCode, answer.json<{ fields: string[] }>().fields]).toEqual([400, Object.keys(change)]);
  });

  it('is in the data that its owner downloads, without its address', async () => {
    const event = await anEvent(server);
    const response = await aResponse(server, event, {}, { as: 'vera' });
    const device = server.service.newDevice();
    await subscribe(server, { event, response }, device);
    const answer = await server.rest('GET', '/api/me/data', undefined, { as: 'vera' });
    expect(answer.json<{ notifiedDevices: object[] }>().notifiedDevices).toEqual([
      { event: event.urlHash, service: 'fcm.googleapis.com', language: 'en', createdAt: expect.any(String) },
    ]);
    expect(answer.body).not.toContain(device.subscription.endpoint);
  });

  it('ends with the account of its owner', async () => {
    const event = await anEvent(server);
    const response = await aResponse(server, event, {}, { as: 'wilma' });
    await subscribe(server, { event, response }, server.service.newDevice());
    await server.rest('DELETE', '/api/me', undefined, { as: 'wilma' });
    expect(await endpointsOf({ event, response })).toEqual([]);
  });
});

describe('GraphQL', () => {
  it('subscribes and ends like REST', async () => {
    const own = await answered();
    const { subscription } = server.service.newDevice();
    const at = { urlHash: own.event.urlHash, id: own.response.id, token: own.response.responseToken };
    const on = await server.graphql(
      `mutation ($urlHash: String!, $id: ID!, $token: String, $input: PushSubscriptionInput!) {
        subscribeToPush(urlHash: $urlHash, participantId: $id, responseToken: $token, input: $input) }`,
      { ...at, input: subscription },
    );
    expect(on.data).toEqual({ subscribeToPush: true });
    const off = `mutation ($urlHash: String!, $id: ID!, $token: String, $endpoint: String!) {
      unsubscribeFromPush(urlHash: $urlHash, participantId: $id, responseToken: $token, endpoint: $endpoint) }`;
    const end = async () => (await server.graphql(off, { ...at, endpoint: subscription.endpoint })).data;
    expect(await end()).toEqual({ unsubscribeFromPush: true });
    expect(await end()).toEqual({ unsubscribeFromPush: false });
  });
});
