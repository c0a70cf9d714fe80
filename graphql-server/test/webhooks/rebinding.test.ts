import { once } from 'node:events';
import { request } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { resolvedBy } from '../../src/gateways/webhooks/addresses.ts';
import { httpWebhookSender } from '../../src/gateways/webhooks/httpWebhookSender.ts';
import { anEvent } from '../support/builders.ts';
import { drainJobs } from '../support/drainJobs.ts';
import { startTestServer } from '../support/testServer.ts';
import { useServerOf } from '../support/useServer.ts';
import { startNameServer } from './nameServer.ts';
import { deliveriesOf, type Made } from './webhookWorld.ts';

/** It passes for a public address, in a part of IPv6 that was never given to anybody: nobody is reached there. */
const PUBLIC = '2d00::1';
const INSIDE = '127.0.0.1';
const NAME = 'rebinding.example';

/** The name is public when it is judged, and by the next question leads to this machine. */
const rebound = () =>
  startNameServer((type, times) => {
    if (times === 1) return type === 'AAAA' ? [PUBLIC] : [];
    return type === 'A' ? [INSIDE] : [];
  });

/** Counts who connects. */
const inside = { port: 0, connections: 0 };
const service = createServer((socket) => {
  inside.connections += 1;
  socket.destroy();
});
let names: Awaited<ReturnType<typeof rebound>>;
beforeAll(async () => {
  service.listen(0, INSIDE);
  await once(service, 'listening');
  inside.port = (service.address() as AddressInfo).port;
});
afterAll(async () => {
  service.close();
  await once(service, 'close');
  await names.stop();
});

const server = useServerOf(async () => {
  names = await rebound();
  const lookup = resolvedBy(names.resolver);
  return startTestServer({ webhookSender: httpWebhookSender({ publicUrl: null, lookup, deadlineMs: 1_000 }) });
});

it('delivers nothing to a name that leads inward once it has been judged, however often it tries', async () => {
  const draft = { url: `https://${NAME}:${inside.port}/`, types: ['*'], scope: 'OWN' };
  const made = await server.rest('POST', '/api/me/webhooks', draft, { as: 'ada' });
  await anEvent(server);
  await drainJobs(server, server.tasks);
  const [delivery] = await deliveriesOf(server, made.json<Made>());
  expect(delivery?.problem).toMatch(/^(TIMEOUT|UNREACHABLE)$/);
  expect([names.asked, inside.connections]).toEqual([{ A: 1, AAAA: 1 }, 0]);

  server.clock.set(server.clock.now().plus({ hours: 1 }).toISO() ?? '');
  await server.tasks.deliverDueWebhooks({});
  await drainJobs(server, server.tasks);
  const [again] = await deliveriesOf(server, made.json<Made>());
  expect(again).toMatchObject({ attempts: 2, problem: 'ADDRESS' });
  expect([names.asked, inside.connections]).toEqual([{ A: 2, AAAA: 2 }, 0]);
});

it('would reach this machine if it judged by one look-up and connected by another', async () => {
  const others = await rebound();
  const lookup = resolvedBy(others.resolver);
  expect(await promisify(lookup)(NAME, {})).toEqual([{ address: PUBLIC, family: 6 }]);
  const before = inside.connections;
  const naive = request(`https://${NAME}:${inside.port}/`, { lookup, agent: false });
  await once(naive.end(), 'error').catch((error: unknown) => error);
  expect(inside.connections).toBe(before + 1);
  await others.stop();
});
