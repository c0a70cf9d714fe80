import { beforeAll, expect, it } from '@jest/globals';
import { WEBHOOK_TYPES } from '@quorum/domain/webhooks/types';
import { WEBHOOK } from '../support/doors/webhookDoors.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
const ADA = { as: 'ada' };
let id: number;
beforeAll(async () => {
  const made = await server.rest('POST', '/api/me/webhooks', WEBHOOK, ADA);
  ({ id } = made.json<{ id: number }>());
});

const sampleAt = (type: string) => server.app.inject(`/developers/webhooks/${type}.json`);

it.each(WEBHOOK_TYPES)('the sample of %s is what a test of that type sends', async (type) => {
  const answer = await sampleAt(type);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  const tested = await server.rest('POST', `/api/me/webhooks/${id}/test`, { type }, ADA);
  expect(tested.statusCode).toBeLessThan(300);
  const [sent] = await server.orm.em
    .fork()
    .execute<{ body: string }[]>('select body from webhook_delivery where id = ?', [tested.json<{ id: number }>().id]);
  const { timestamp, ...sample } = answer.json<{ timestamp: string }>();
  expect(JSON.parse(sent?.body ?? '')).toEqual({ ...sample, timestamp: expect.any(String) });
  expect(sample).toMatchObject({ type });
  expect(new Date(timestamp).toISOString()).toBe(timestamp);
});

it('there is none of what is no type', async () => {
  for (const type of ['event.none', '__proto__', 'constructor', '..%2Fpackage', 'event.created.json'])
    expect((await sampleAt(type)).statusCode).toBe(404);
});
