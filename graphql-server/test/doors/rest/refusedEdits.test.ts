import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '../../../src/gateways/limiter.ts';
import { PollWorld } from '../../polls/PollWorld.ts';
import { anEvent, aResponse } from '../../support/builders.ts';
import { openOther } from '../../support/otherConnection.ts';
import { useServer } from '../../support/useServer.ts';

const server = useServer({ env: { RATE_LIMITS: 'on' } });

/** While somebody else holds the event or the poll: who would have to wait for it is never answered. */
const whileLocked = async <Answer>(
  what: 'event' | 'poll',
  urlHash: string,
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  const other = await openOther(server);
  await other.query('begin');
  await other.query(`select from ${what} where url_hash = $1 for update`, [urlHash]);
  try {
    return await ask();
  } finally {
    await other.end();
  }
};

describe('who has nothing to do with a response', () => {
  const stranger = { from: '198.51.100.9', headers: { 'x-response-token': 'guessed' } };

  it('is refused to change, withdraw or hide it without a wait for the event', async () => {
    const event = await anEvent(server);
    const { id } = await aResponse(server, event);
    const path = `/api/events/${event.urlHash}/participants`;
    const statuses = await whileLocked('event', event.urlHash, async () => {
      const refused = [
        await server.rest('PUT', `${path}/${id}`, { comment: 'Hi', responseToken: 'guessed' }, stranger),
        await server.rest('DELETE', `${path}/${id}`, undefined, stranger),
        await server.rest('DELETE', `${path}/${id + 999}`, undefined, stranger),
        await server.rest('PUT', `${path}/${id}/visibility`, { hidden: true }, { as: 'mallory' }),
      ];
      return refused.map(({ statusCode }) => statusCode);
    });
    expect(statuses).toEqual([403, 403, 404, 403]);
  });

  it('is refused to change or withdraw a vote without a wait for the poll', async () => {
    const world = new PollWorld(server);
    const poll = await world.open();
    const { result } = await world.vote(poll, [0.5]);
    const codes = await whileLocked('poll', poll.urlHash, async () => {
      const guessed = { ...result, responseToken: 'guessed' };
      const { code: changed } = await world.change(poll, guessed, { comment: 'Hi' });
      const { code: withdrawn } = await world.withdraw(poll, result.voter, 'guessed');
      const { code: unknown } = await world.withdraw(poll, { id: result.voter.id + 999 }, 'guessed');
      return [changed, withdrawn, unknown];
    });
    expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND']);
  });
});

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
    const refused = await whileLocked('event', event.urlHash, () => edit(0));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('does not hold the event where it reports', async () => {
    const event = await anEvent(server);
    const report = () =>
      server.rest('POST', `/api/events/${event.urlHash}/reports`, { reason: 'Spam' }, { from: '198.51.100.8' });
    for (let number = 0; number < LIMITS.report.points; number++) await report();
    expect((await whileLocked('event', event.urlHash, report)).statusCode).toBe(429);
  });
});
