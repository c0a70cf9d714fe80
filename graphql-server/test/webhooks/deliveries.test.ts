import { expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { aResponse, anEvent, changeEvent, deleteEvent } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { aWebhook, deliveriesOf, useWebhookServer } from './webhookWorld.ts';

const server = useWebhookServer();
const ADA = { as: 'ada' };
const types = (path?: string) => server.receiver.read(path).map(({ type }) => type);
const later = (duration: object): void => server.clock.set(server.clock.now().plus(duration).toISO() ?? '');

it('tells what happens to an event in its order, and what it comes to', async () => {
  await aWebhook(server);
  const event = await anEvent(server, { participantThreshold: 2 });
  const { id } = await aResponse(server, event, { email: 'vera@example.com', guests: 0 });
  await server.drain();
  expect(types()).toEqual(['event.created', 'response.created']);
  expect(server.receiver.read()[1]).toMatchObject({
    timestamp: '2026-05-01T12:00:00.000Z',
    data: {
      event: {
        urlHash: event.urlHash,
        status: 'GATHERING',
        expected: 1,
        going: 1,
        missing: 1,
        participantThreshold: 2,
      },
      response: { id, status: 'GOING', likelihood: 1, guests: 0 },
    },
  });
  server.receiver.taken.length = 0;
  await aResponse(server, event, { name: 'Wim' });
  await changeEvent(server, event, { location: 'Elsewhere', notes: 'Bring a towel.' });
  await restDoor(server).decideEvent(event, { decision: 'CONFIRM' }, ADA);
  await server.rest('DELETE', `/api/events/${event.urlHash}/participants/${id}`, undefined, ADA);
  await deleteEvent(server, event);
  await server.drain();
  // of one that is gone the rest is no news
  expect(types()).toEqual(['event.deleted']);
  expect(server.receiver.read()[0]?.data).toEqual({ event: { urlHash: event.urlHash } });
});

it('tells each kind of news by its name, with what was changed', async () => {
  await aWebhook(server);
  const event = await anEvent(server, { participantThreshold: 2 });
  const vera = await aResponse(server, event);
  const wim = await aResponse(server, event, { name: 'Wim' });
  const door = restDoor(server);
  await changeEvent(server, event, { location: 'Elsewhere', notes: 'Bring a towel.' });
  await door.decideEvent(event, { decision: 'CONFIRM' }, ADA);
  await door.updateResponse(
    { urlHash: event.urlHash, participantId: vera.id, responseToken: vera.responseToken },
    { likelihood: 0.5, comment: 'Late' },
  );
  await server.rest('DELETE', `/api/events/${event.urlHash}/participants/${wim.id}`, undefined, ADA);
  await door.decideEvent(event, { decision: 'CALL_OFF' }, ADA);
  await door.decideEvent(event, { decision: 'REOPEN' }, ADA);
  await server.drain();
  expect(types()).toEqual([
    'event.created',
    'response.created',
    'response.created',
    'event.threshold_reached',
    'event.updated',
    'event.confirmed',
    'response.updated',
    'event.threshold_lost',
    'event.at_risk',
    'response.removed',
    'event.called_off',
    'event.reopened',
  ]);
  const changes = Object.fromEntries(server.receiver.read().map(({ type, data }) => [type, data.changes]));
  expect(changes).toMatchObject({
    'event.updated': { fields: ['notes', 'location'], before: { location: event.location } },
    'event.confirmed': { fields: ['status'], before: { status: 'GATHERING' } },
    'response.updated': { fields: ['likelihood'] },
  });
  expect(server.receiver.read().find(({ type }) => type === 'response.removed')?.data.response).toEqual({ id: wim.id });
});

it('signs what it sends, so that a receiver of Standard Webhooks takes it, with the former secret for a day', async () => {
  server.clock.set(new Date().toISOString());
  const { id, secret } = await aWebhook(server);
  const isSignedBy = (one: string) => {
    const taken = server.receiver.taken.at(-1);
    try {
      return taken ? Boolean(new Webhook(one).verify(taken.body, taken.headers)) : null;
    } catch {
      return false;
    }
  };
  const test = async () => {
    await server.rest('POST', `/api/me/webhooks/${id}/test`, {}, ADA);
    await server.drain();
  };
  await test();
  expect(isSignedBy(secret)).toBe(true);
  const renewed = await server.rest('POST', `/api/me/webhooks/${id}/secret`, undefined, ADA);
  const other = renewed.json<{ secret: string }>().secret;
  await test();
  expect([isSignedBy(secret), isSignedBy(other)]).toEqual([true, true]);
  await server.orm.em.fork().execute('update webhook set former_secret_until = ?', [server.clock.now().toISO()]);
  await test();
  expect([isSignedBy(secret), isSignedBy(other)]).toEqual([false, true]);
});

it('tries again what was not taken with growing pauses and one id, and keeps what comes after waiting', async () => {
  const webhook = await aWebhook(server);
  server.receiver.answer(503);
  const event = await anEvent(server);
  await aResponse(server, event);
  const attempts = async (duration: object) => {
    later(duration);
    await server.drain();
    return types().length;
  };
  expect(await attempts({})).toBe(1);
  expect(await attempts({ seconds: 4 })).toBe(1);
  expect(await attempts({ seconds: 2 })).toBe(2);
  expect(await attempts({ minutes: 4 })).toBe(2);
  server.receiver.answer(204);
  await attempts({ minutes: 2 });
  const ids = server.receiver.taken.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([...Array<unknown>(3).fill(ids[0]), expect.stringMatching(/^msg_[\w-]{22}$/)]);
  expect(new Set(server.receiver.taken.slice(0, 3).map(({ body }) => body)).size).toBe(1);
  const states = (await deliveriesOf(server, webhook)).map(({ state, attempts: tries, status }) => [
    state,
    tries,
    status,
  ]);
  expect(states).toEqual([
    ['DELIVERED', 1, 204],
    ['DELIVERED', 3, 204],
  ]);
});

it('leaves a receiver alone that fails, whatever there is to tell it, and tells it all in the end', async () => {
  await aWebhook(server);
  server.receiver.answer(503);
  for (let events = 0; events < 5; events += 1) await anEvent(server);
  await server.drain();
  expect(types()).toHaveLength(1);
  // somebody who wants to know does not wait
  const [{ id }] = (await server.rest('GET', '/api/me/webhooks', undefined, ADA)).json<[{ id: number }]>();
  await server.rest('POST', `/api/me/webhooks/${id}/test`, {}, ADA);
  await server.drain();
  expect(types()).toHaveLength(2);
  server.receiver.reset();
  for (let minutes = 0; minutes < 8; minutes += 1) {
    later({ minutes: 1 });
    await server.drain();
  }
  expect(types().filter((type) => type === 'event.created')).toHaveLength(5);
});

it('puts off at once all that waits for a receiver that fails, and looks at none of it by itself', async () => {
  const webhook = await aWebhook(server);
  server.receiver.answer(503);
  for (let events = 0; events < 5; events += 1) await anEvent(server);
  await server.dispatch();
  const em = server.orm.em.fork();
  const [first] = await em.execute<{ subject: string }[]>('select subject from webhook_delivery order by id limit 1');
  await server.tasks.deliverWebhook({ webhookId: webhook.id, subject: first?.subject ?? '' });
  const waiting = await em.execute<{ attempts: number; is_later: boolean; is_queued: boolean }[]>(
    `select d.attempts, d.due_at >= w.paused_until as is_later, j.run_at = d.due_at as is_queued
     from webhook_delivery as d join webhook as w on w.id = d.webhook_id
     join graphile_worker._private_jobs as j on j.key = 'webhook ' || w.id || ' ' || d.subject order by d.id`,
  );
  const put = { is_later: true, is_queued: true };
  expect(waiting).toEqual([1, 0, 0, 0, 0].map((attempts) => ({ attempts, ...put })));
  expect(types()).toHaveLength(1);
});

it('gives up after three days, and tells nothing more until it is turned on again', async () => {
  const webhook = await aWebhook(server);
  server.receiver.answer(500);
  await anEvent(server);
  await server.drain();
  for (let days = 0; days < 4; days += 1)
    for (let round = 0; round < 6; round += 1) {
      later({ hours: 4 });
      await server.drain();
    }
  const of = async () => {
    const [first] = (await server.rest('GET', '/api/me/webhooks', undefined, ADA)).json<object[]>();
    return first;
  };
  expect(await of()).toMatchObject({ isActive: false, disabledBecause: 'FAILING' });
  expect(await deliveriesOf(server, webhook)).toMatchObject([{ state: 'GIVEN_UP', attempts: 9, status: 500 }]);
  server.receiver.reset();
  await anEvent(server);
  await server.drain();
  expect(types()).toEqual([]);
  await server.rest('PATCH', `/api/me/webhooks/${webhook.id}`, { isActive: true }, ADA);
  await anEvent(server);
  await server.drain();
  expect([await of(), types()]).toMatchObject([{ isActive: true, disabledBecause: null }, ['event.created']]);
});

it('stops at once where the receiver answers that it is gone', async () => {
  const webhook = await aWebhook(server);
  server.receiver.answer(410);
  const event = await anEvent(server);
  await aResponse(server, event);
  await server.drain();
  expect(types()).toEqual(['event.created']);
  expect(await deliveriesOf(server, webhook)).toMatchObject([
    { state: 'GIVEN_UP', problem: 'OFF' },
    { state: 'GIVEN_UP', problem: 'STATUS', status: 410 },
  ]);
  const [one] = (await server.rest('GET', '/api/me/webhooks', undefined, ADA)).json<object[]>();
  expect(one).toMatchObject({ isActive: false, disabledBecause: 'GONE' });
});

it('sends a delivery once more as it was', async () => {
  const webhook = await aWebhook(server);
  await anEvent(server);
  await server.drain();
  const [first] = await deliveriesOf(server, webhook);
  const path = `/api/me/webhooks/${webhook.id}/deliveries/${first?.id}/redeliver`;
  expect((await server.rest('POST', path, undefined, ADA)).statusCode).toBe(202);
  await server.drain();
  const [one, again] = server.receiver.taken;
  expect(again).toMatchObject({ body: one?.body, headers: { 'webhook-id': one?.headers['webhook-id'] } });
});
