import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS } from '../../../src/gateways/limiter.ts';
import { anEvent } from '../../support/builders.ts';
import { openOther } from '../../support/otherConnection.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => server.stop());

/** While somebody else holds the event: who would have to wait for it is never answered. */
const whileHeld = async <Answer>(id: string | number, ask: () => Promise<Answer>): Promise<Answer> => {
  const other = await openOther(server);
  await other.query('begin');
  await other.query('select from event where id = $1 for update', [id]);
  try {
    return await ask();
  } finally {
    await other.end();
  }
};

describe('what a network does too often', () => {
  it('is refused where it changes responses to one event without end, and does not wait for the event', async () => {
    const event = await anEvent(server);
    const from = '198.51.100.7';
    const joined = await server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'Vera' }, { from });
    const { id, responseToken } = joined.json<{ id: string; responseToken: string }>();
    const edit = (number: number) =>
      server.rest(
        'PUT',
        `/api/events/${event.urlHash}/participants/${id}`,
        { comment: `No. ${number}`, responseToken },
        { from },
      );
    for (let number = 0; number < LIMITS.editResponse.points; number++) {
      expect((await edit(number)).statusCode).toBe(200);
    }
    const refused = await whileHeld(event.id, () => edit(0));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('does not hold the event where it reports', async () => {
    const event = await anEvent(server);
    const report = () =>
      server.rest('POST', `/api/events/${event.urlHash}/reports`, { reason: 'Spam' }, { from: '198.51.100.8' });
    for (let number = 0; number < LIMITS.report.points; number++) await report();
    expect((await whileHeld(event.id, report)).statusCode).toBe(429);
  });
});
