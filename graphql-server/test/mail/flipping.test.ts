import { beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '../../src/gateways/limiter.ts';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, type Joined } from '../support/builders.ts';
import { useMailServer } from './useMailServer.ts';

const server = useMailServer({ RATE_LIMITS: 'on' });
let event: EventView;
let max: Joined;
beforeEach(async () => {
  await server.orm.em.fork().execute('delete from limit_count');
  event = await anEvent(server, { participantThreshold: 2 });
  max = await aResponse(server, event, { name: 'Max' });
});

/** Max says no and yes again, each time for longer than a minute. Gives who was mailed what. */
const flip = async (times: number) => {
  const mails: { to: string; subject: string }[] = [];
  for (let change = 0; change < times; change++) {
    const body = { likelihood: change % 2, responseToken: max.responseToken };
    const path = `/api/events/${event.urlHash}/participants/${max.id}`;
    expect((await server.rest('PUT', path, body)).statusCode).toBe(200);
    server.clock.set(server.clock.now().plus({ seconds: 61 }).toISO() ?? '');
    for (const { to, mail } of await server.drain())
      mails.push({ to: to.join(), subject: mail.headers.get('subject') ?? '' });
  }
  return mails;
};

describe('who changes their mind again and again', () => {
  it('does not have those mailed without end who come if enough others do', async () => {
    const { points } = LIMITS.newsOfConditions;
    await aResponse(server, event, { name: 'Vera', email: 'vera@example.com', minParticipants: 2 });
    await server.drain();
    const mails = await flip(points + 4);
    expect(mails.filter(({ to }) => to === 'vera@example.com')).toHaveLength(points);
  });

  it('does not have the organiser mailed without end that enough people are in, or no longer', async () => {
    const { points } = LIMITS.quorumsOfEvent;
    await aResponse(server, event, { name: 'Moe' });
    await server.drain();
    const mails = await flip(points + 4);
    expect(mails.filter(({ subject }) => subject.includes('nough'))).toHaveLength(points);
  });
});
