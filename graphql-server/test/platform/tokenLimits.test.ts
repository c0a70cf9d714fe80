import { expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { fakeClock } from '../../src/gateways/clock.ts';
import { LIMITS } from '../../src/gateways/limiter.ts';
import { randomTokens } from '../../src/gateways/tokens.ts';
import { tokenActor } from '../../src/http/tokenActor.ts';
import { limitsFrom } from '../../src/persistence/limitsFrom.ts';
import type { Services } from '../../src/http/services.ts';
import { anEvent } from '../support/builders.ts';
import { NOW } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import { useUp } from '../support/useUp.ts';
import { aProgram, aToken } from './aProgram.ts';

const server = useServer({ env: { RATE_LIMITS: 'on' } });

it('says what is left of the hour, to programs alone', async () => {
  const program = await aProgram(server, 'ada');
  const said = async () => {
    const { headers } = await server.rest('GET', '/api/event-types', undefined, program);
    return [headers['ratelimit-policy'], headers.ratelimit];
  };
  expect(await said()).toEqual(['"token";q=5000;w=3600', '"token";r=4999;t=3600']);
  server.clock.set('2026-05-01T12:10:00.000Z');
  expect(await said()).toEqual(['"token";q=5000;w=3600', '"token";r=4998;t=3000']);
  const { headers } = await server.rest('GET', '/api/event-types');
  expect(headers.ratelimit).toBeUndefined();
  const graphql = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ viewer { uid } }' },
    headers: program.headers ?? {},
  });
  // what no cache may store says what is left to the network as well
  expect(graphql.headers.ratelimit).toBe('"token";r=4997;t=3000, "request";r=23999;t=60');
});

it('ends after so many an hour, and begins again', () => {
  const clock = fakeClock(NOW);
  const { takeToken } = limitsFrom({ rateLimits: true, firebase: null }, clock);
  for (let left = LIMITS.token.points - 1; left >= 0; left--)
    expect(takeToken(1)).toEqual({ remaining: left, resetSeconds: 3_600, isExceeded: false });
  expect(takeToken(1)).toEqual({ remaining: 0, resetSeconds: 3_600, isExceeded: true });
  expect(takeToken(2)?.isExceeded).toBe(false);
  clock.set('2026-05-01T13:00:00.000Z');
  expect(takeToken(1)?.isExceeded).toBe(false);
});

it('refuses a program that has used it up, and says when it begins again', async () => {
  const { token } = await aToken(server, 'ada');
  const used = { remaining: 0, resetSeconds: 12, isExceeded: true };
  const services = { em: server.orm.em, tokens: randomTokens, clock: server.clock, takeToken: () => used };
  const request = { routeOptions: { config: {} } } as unknown as FastifyRequest;
  await expect(tokenActor(request, services as unknown as Services, token)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfter: 12,
  });
});

it('of a program is not that of the network it comes from, where many others do', async () => {
  const event = await anEvent(server);
  const from = '198.51.100.7';
  const join = (headers?: Record<string, string>) =>
    server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'Bot' }, { from, ...(headers && { headers }) });
  await useUp(server, 'join', `${from} ${event.urlHash}`);
  expect((await join()).statusCode).toBe(429);
  const program = await aProgram(server, 'bea');
  expect((await join(program.headers)).statusCode).toBe(201);
});
