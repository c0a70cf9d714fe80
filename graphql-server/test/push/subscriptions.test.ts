import { describe, expect, it } from '@jest/globals';
import { MAX_DEVICES } from '@quorum/domain/push/subscription';
import { anEvent, aResponse } from '../support/builders.ts';
import { subscribe, unsubscribe, usePushServer } from './pushWorld.ts';

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

const subscriptionOf = async ({ endpoint }: { endpoint: string }) => {
  const rows = await server.orm.em
    .fork()
    .execute<{ id: number }[]>('select participant_id as id from push_subscription where endpoint = ? order by id', [
      endpoint,
    ]);
  return rows.map(({ id }) => id);
};

describe('a subscription', () => {
  it('is for the owner of the response alone', async () => {
    const own = await answered();
    const { subscription } = server.service.newDevice();
    const body = { ...subscription, responses: [{ participantId: own.response.id }] };
    expect((await server.rest('PUT', '/api/push-subscription', body)).statusCode).toBe(403);
    expect((await server.rest('PUT', '/api/push-subscription', body, { as: 'ada' })).statusCode).toBe(403);
    expect(await endpointsOf(own)).toEqual([]);
  });

  it('with one response that is not theirs changes nothing', async () => {
    const [own, other] = [await answered(), await answered()];
    const { subscription } = server.service.newDevice();
    const { id: participantId, responseToken } = own.response;
    const responses = [
      { participantId, responseToken },
      { participantId: other.response.id, responseToken },
    ];
    const answer = await server.rest('PUT', '/api/push-subscription', { ...subscription, responses });
    expect(answer.statusCode).toBe(403);
    expect(await endpointsOf(own)).toEqual([]);
  });

  it('leaves out responses that are gone', async () => {
    const [own, other] = [await answered(), await answered()];
    const headers = { 'x-response-token': other.response.responseToken };
    const path = `/api/events/${other.event.urlHash}/participants/${other.response.id}`;
    await server.rest('DELETE', path, undefined, { headers });
    const device = server.service.newDevice();
    expect((await subscribe(server, [own, other], device)).statusCode).toBe(204);
    expect(await subscriptionOf(device.subscription)).toEqual([own.response.id]);
  });

  it('is there once, however often a device subscribes', async () => {
    const own = await answered();
    const device = server.service.newDevice();
    await subscribe(server, [own], device);
    await subscribe(server, [own], device);
    expect(await endpointsOf(own)).toEqual([device.subscription.endpoint]);
  });

  it('is about the responses that were named last, and no others', async () => {
    const [first, second, third] = [await answered(), await answered(), await answered()];
    const device = server.service.newDevice();
    await subscribe(server, [first, second], device);
    await subscribe(server, [second, third], device);
    expect(await subscriptionOf(device.subscription)).toEqual([second.response.id, third.response.id]);
  });

  it('is about the responses of the signed-in person where none are named', async () => {
    const event = await anEvent(server);
    const response = await aResponse(server, event, {}, { as: 'otto' });
    const { subscription } = server.service.newDevice();
    const answer = await server.rest('PUT', '/api/push-subscription', subscription, { as: 'otto' });
    expect(answer.statusCode).toBe(204);
    expect(await subscriptionOf(subscription)).toEqual([response.id]);
    expect((await server.rest('PUT', '/api/push-subscription', subscription)).statusCode).toBe(401);
  });

  it('takes the place of the oldest where there are too many', async () => {
    const own = await answered();
    const devices = Array.from({ length: MAX_DEVICES + 2 }, () => server.service.newDevice());
    for (const device of devices) await subscribe(server, [own], device);
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
    ['a short key', { keys: { p256dh: 'abc', auth: 'A'.repeat(22) } }],
    ['no secret', { keys: { p256dh: 'B'.repeat(87), auth: '' } }],
    ['no keys', { keys: null }],
    ['no list of responses', { responses: 'all' }],
    ['too many responses', { responses: Array.from({ length: 1_001 }, () => ({ participantId: 1 })) }],
  ])('with %s is refused', async (_what, change) => {
    const { endpoint, keys } = server.service.newDevice().subscription;
    const body = { endpoint, keys, responses: [], ...change };
    const answer = await server.rest('PUT', '/api/push-subscription', body);
    expect([answer.statusCode, answer.json<{ fields: string[] }>().fields]).toEqual([400, Object.keys(change)]);
  });

  it('is in the data that its owner downloads, without its address', async () => {
    const event = await anEvent(server);
    await aResponse(server, event, {}, { as: 'vera' });
    const { subscription } = server.service.newDevice();
    await server.rest('PUT', '/api/push-subscription', subscription, { as: 'vera' });
    const answer = await server.rest('GET', '/api/me/data', undefined, { as: 'vera' });
    expect(answer.json<{ notifiedDevices: object[] }>().notifiedDevices).toEqual([
      { event: event.urlHash, service: 'fcm.googleapis.com', language: 'en', createdAt: expect.any(String) },
    ]);
    expect(answer.body).not.toContain(subscription.endpoint);
  });

  it('ends with the account of its owner', async () => {
    const event = await anEvent(server);
    const response = await aResponse(server, event, {}, { as: 'wilma' });
    await server.rest('PUT', '/api/push-subscription', server.service.newDevice().subscription, { as: 'wilma' });
    await server.rest('DELETE', '/api/me', undefined, { as: 'wilma' });
    expect(await endpointsOf({ event, response })).toEqual([]);
  });

  it('ends by its address', async () => {
    const own = await answered();
    const device = server.service.newDevice();
    await subscribe(server, [own], device);
    expect((await unsubscribe(server, device)).statusCode).toBe(204);
    expect((await unsubscribe(server, device)).statusCode).toBe(204);
    expect(await endpointsOf(own)).toEqual([]);
  });
});

describe('GraphQL', () => {
  it('subscribes and ends like REST', async () => {
    const own = await answered();
    const { subscription } = server.service.newDevice();
    const responses = [{ participantId: String(own.response.id), responseToken: own.response.responseToken }];
    const on = await server.graphql(
      'mutation ($input: PushSubscriptionInput!) { savePushSubscription(input: $input) }',
      { input: { ...subscription, responses } },
    );
    expect(on.data).toEqual({ savePushSubscription: [String(own.response.id)] });
    const off = 'mutation ($endpoint: String!) { removePushSubscription(endpoint: $endpoint) }';
    const end = async () => (await server.graphql(off, { endpoint: subscription.endpoint })).data;
    expect(await end()).toEqual({ removePushSubscription: true });
    expect(await end()).toEqual({ removePushSubscription: false });
  });
});

describe('the key for subscriptions', () => {
  it('is the same in both APIs', async () => {
    const { data } = await server.graphql('{ pushKey }');
    const settings = (await server.rest('GET', '/api/init')).json<{ push: { publicKey: string } }>();
    expect(settings.push).toEqual({ publicKey: data?.pushKey });
  });
});
