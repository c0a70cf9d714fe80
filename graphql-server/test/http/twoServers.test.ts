import { beforeAll, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { LIMITS } from '../../src/gateways/limiter.ts';
import { anEvent, type Joined } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer({ env: { RATE_LIMITS: 'on' } });
let both: FastifyInstance[];
beforeAll(async () => {
  both = [server.app, (await server.startReplica()).app];
});

interface Join {
  urlHash: string;
  key?: string;
}

/** The n-th join, through one server and the other in turn. */
const join = (number: number, { urlHash, key }: Join) => {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const url = `/api/events/${urlHash}/join`;
  const app = both[number % both.length] as FastifyInstance;
  return app.inject({ method: 'POST', url, headers, remoteAddress: '192.0.2.1', payload: { name: 'Vera' } });
};

const inParallel = (joins: number, what: Join) =>
  Promise.all(Array.from({ length: joins }, (_, number) => join(number, what)));

it('two servers on one database answer one Idempotency-Key with one response', async () => {
  const { urlHash } = await anEvent(server);
  const answers = await inParallel(20, { urlHash, key: randomUUID() });
  expect(new Set(answers.map((answer) => answer.json<Joined>().responseToken)).size).toBe(1);
  const { participants } = (await both[1]?.inject(`/api/events/${urlHash}`))?.json() as { participants: unknown[] };
  expect(participants).toHaveLength(1);
});

it('two servers on one database count one limit', async () => {
  const { urlHash } = await anEvent(server);
  const atATime = 10;
  const statuses: number[] = [];
  while (statuses.length < LIMITS.join.points + atATime)
    statuses.push(...(await inParallel(atATime, { urlHash })).map(({ statusCode }) => statusCode));
  expect(statuses).toEqual([...Array<number>(LIMITS.join.points).fill(201), ...Array<number>(atATime).fill(429)]);
  for (const number of [0, 1]) expect((await join(number, { urlHash })).headers['retry-after']).toBe('3600');
});

it('two servers on one database count the addresses of one response together', async () => {
  const { urlHash } = await anEvent(server);
  const { id, responseToken } = (await join(0, { urlHash })).json<Joined>();
  const change = (number: number) =>
    (both[number % both.length] as FastifyInstance).inject({
      method: 'PUT',
      url: `/api/events/${urlHash}/participants/${id}`,
      remoteAddress: '192.0.2.1',
      payload: { email: `vera-${number}@example.com`, responseToken },
    });
  const answers = await Promise.all(Array.from({ length: 12 }, (_, number) => change(number)));
  const { points } = LIMITS.addressChangesOfResponse;
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    ...Array<number>(points).fill(200),
    ...Array<number>(12 - points).fill(429),
  ]);
});

it('two servers on one database read at once what the other has written', async () => {
  const { urlHash } = await anEvent(server);
  const at = `/api/events/${urlHash}`;
  for (let number = 0; number < 10; number++) {
    const { id } = (await join(number, { urlHash })).json<Joined>();
    const { participants } = (await both[(number + 1) % 2]?.inject(at))?.json() as { participants: { id: number }[] };
    expect(participants.at(-1)?.id).toBe(id);
  }
  await server.rest('DELETE', at, undefined, { as: 'ada' });
  expect((await both[1]?.inject(at))?.statusCode).toBe(404);
});
