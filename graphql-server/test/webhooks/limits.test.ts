import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { LIMITS } from '../../src/gateways/limiter.ts';
import { DeliveryRepository } from '../../src/persistence/repositories/webhooks/DeliveryRepository.ts';
import { useUp } from '../support/useUp.ts';
import { anEvent } from '../support/builders.ts';
import { aWebhook, deliveriesOf, useWebhookServer } from './webhookWorld.ts';

const server = useWebhookServer({ RATE_LIMITS: 'on', FIREBASE_PROJECT_ID: 'demo-quorum', FIREBASE_API_KEY: 'key' });
const ADA = { as: 'ada' };
const post = (url: string, body?: object) => server.rest('POST', url, body, ADA);

it('has ten webhooks an account, also where twelve are made at once', async () => {
  const draft = { url: server.receiver.url(), types: ['*'], scope: 'OWN' };
  const answers = await Promise.all(Array.from({ length: 12 }, () => post('/api/me/webhooks', draft)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array<number>(10).fill(201), 409, 409]);
});

it('takes tests and repetitions so often an hour', async () => {
  const { id } = await aWebhook(server);
  const { points } = LIMITS.tryWebhook;
  for (let sent = 0; sent < points; sent += 1) await post(`/api/me/webhooks/${id}/test`, {});
  const refused = await post(`/api/me/webhooks/${id}/test`, {});
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    429,
    'Webhooks were changed or tested too often. Please try again later',
  ]);
});

it('sends a host so much an hour, from all webhooks together, and the rest later', async () => {
  const webhook = await aWebhook(server);
  await server.drain();
  await aWebhook(server, { url: server.receiver.url('/bea') }, { as: 'bea' });
  await anEvent(server);
  await server.drain();
  await server.orm.em.fork().execute('update limit_count set taken = taken + ?', [LIMITS.webhookRequests.points]);
  server.receiver.reset();
  await server.orm.em.fork().execute(`delete from limit_count where taken < ${LIMITS.webhookRequests.points}`);
  await anEvent(server, {}, 'bea');
  await server.drain();
  expect(server.receiver.taken).toEqual([]);
  server.clock.set(server.clock.now().plus({ hours: 1 }).toISO() ?? '');
  await server.drain();
  expect(server.receiver.taken.map(({ path: at }) => at)).toEqual(['/bea']);
  expect(await deliveriesOf(server, webhook)).toHaveLength(1);
});

it('sends a host a third of that at most from the webhooks of one person, who takes nothing away from others', async () => {
  expect(LIMITS.webhookRequestsOfPerson.points * 3).toBe(LIMITS.webhookRequests.points);
  const { host } = new URL(server.receiver.url());
  await useUp(server, 'webhookRequestsOfPerson', `ada ${host}`);
  await aWebhook(server, { url: server.receiver.url('/ada') });
  await aWebhook(server, { url: server.receiver.url('/bea') }, { as: 'bea' });
  await anEvent(server);
  await anEvent(server, {}, 'bea');
  await server.drain();
  await server.drain();
  expect(server.receiver.taken.map(({ path: at }) => at)).toEqual(['/bea']);
  const rows = await server.orm.em.fork().execute<{ taken: number }[]>('select taken from limit_count where taken = 1');
  // of the host and of Bea there: what was too much of Ada took nothing of the host
  expect(rows.length).toBeGreaterThanOrEqual(2);
  server.clock.set(server.clock.now().plus({ hours: 1 }).toISO() ?? '');
  await server.drain();
  expect(server.receiver.taken.map(({ path: at }) => at)).toEqual(['/bea', '/ada']);
});

it('reads what happened once, for those who read as organisers and those who read as everybody', async () => {
  const event = await anEvent(server);
  const tell = async () => {
    await server.dispatch();
    await server.rest('POST', `/api/events/${event.urlHash}/decision`, { decision: 'CONFIRM' }, ADA);
    server.statements.length = 0;
    await server.dispatch();
    const read = server.statements.filter((sql) => /select .* from "event" as "e0"/i.test(sql)).length;
    await server.rest('POST', `/api/events/${event.urlHash}/decision`, { decision: 'REOPEN' }, ADA);
    return read;
  };
  await aWebhook(server);
  const one = await tell();
  await aWebhook(server, { scope: 'PUBLIC' });
  expect([one > 0, await tell()]).toEqual([true, one]);
});

it('keeps the last fifty deliveries, and what waits', async () => {
  const webhook = await aWebhook(server);
  const repository = new DeliveryRepository(server.orm.em.fork());
  const about = { subject: 'test', type: 'event.created', now: server.clock.now() };
  const some = (count: number, kind: string) =>
    repository.add(
      Array.from({ length: count }, (_one, nr) => ({ webhook: webhook.id, messageId: `${kind}${nr}`, body: '{}' })),
      about,
    );
  await some(60, 'done');
  await server.orm.em.fork().execute('update webhook_delivery set delivered_at = ?', [about.now.toISO()]);
  await some(20, 'waits');
  await server.tasks.deleteExpiredRequests({});
  const [row] = await server.orm.em.fork().execute<{ count: number }[]>('select count(*)::int from webhook_delivery');
  expect(row?.count).toBe(50);
});

it('has what waits for one webhook be a thousand deliveries at most', async () => {
  const webhook = await aWebhook(server);
  const repository = new DeliveryRepository(server.orm.em.fork());
  const about = { subject: 'test', type: 'event.created', now: server.clock.now() };
  const add = (nr: number) => repository.add([{ webhook: webhook.id, messageId: `one${nr}`, body: '{}' }], about);
  await repository.add(
    Array.from({ length: 1_000 }, (_one, nr) => ({ webhook: webhook.id, messageId: `many${nr}`, body: '{}' })),
    about,
  );
  expect(await add(1)).toEqual([]);
});

it('is verified by what the documentation says', async () => {
  server.clock.set(new Date().toISOString());
  const { secret } = await aWebhook(server);
  await anEvent(server, { date: new Date(Date.now() + 864e5).toISOString(), endTime: null });
  await server.drain();
  const text = readFileSync(path.resolve(import.meta.dirname, '../../../docs/api.md'), 'utf8');
  const [, code = ''] = /```js\n(import \{ createHmac[\s\S]*?)```/.exec(text) ?? [];
  const { isOurs } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    isOurs: (secret: string, headers: object, body: string) => boolean;
  };
  const [taken] = server.receiver.taken;
  if (!taken) throw new Error('Nothing was delivered');
  expect(isOurs(secret, taken.headers, taken.body)).toBe(true);
  expect(isOurs(secret, taken.headers, `${taken.body} `)).toBe(false);
  expect(isOurs(secret, { ...taken.headers, 'webhook-timestamp': '0' }, taken.body)).toBe(false);
});
