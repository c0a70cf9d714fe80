import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS } from '../../src/gateways/limiter.ts';
import { anEvent } from '../support/builders.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => server.stop());

const AT_A_TIME = 10;

describe('with rate limits on', () => {
  it('answers 429 with Retry-After to the join after the sixtieth from one address, for that event alone', async () => {
    const [event, other] = [await anEvent(server), await anEvent(server)];
    const join = (urlHash: string) => server.rest('POST', `/api/events/${urlHash}/join`, { name: 'Vera' });
    for (let joins = 0; joins < LIMITS.join.points; joins += AT_A_TIME) {
      const answers = await Promise.all(Array.from({ length: AT_A_TIME }, () => join(event.urlHash)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(AT_A_TIME).fill(201));
    }

    const refused = await join(event.urlHash);
    expect([refused.statusCode, refused.headers['content-type'], refused.body]).toEqual([
      429,
      'text/plain; charset=utf-8',
      'Too many requests. Please wait a little and try again',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(LIMITS.join.duration);
    expect((await join(other.urlHash)).statusCode).toBe(201);
  });

  it('does not believe an address that the client claims', async () => {
    const event = await anEvent(server);
    const statuses = new Set<number>();
    for (let number = 0; number <= LIMITS.join.points; number++) {
      const headers = { 'x-forwarded-for': `203.0.113.${number}`, forwarded: `for=203.0.113.${number}` };
      const answer = await server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'Vera' }, { headers });
      statuses.add(answer.statusCode);
    }
    expect(statuses).toEqual(new Set([201, 429]));
  });

  it('does not limit twenty pollers behind one address', async () => {
    for (let poll = 0; poll < 5; poll++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => server.rest('GET', '/api/events')));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    }
  });
});
