import { beforeEach, describe, expect, it } from '@jest/globals';
import { AT_ONCE_A_DAY } from '@quorum/domain/follow/follow';
import { anEvent, deleteEvent } from '../support/builders.ts';
import { useFreshMailServer } from '../mail/useMailServer.ts';
import { announced, lookUp } from './followSteps.ts';

const server = useFreshMailServer({ RATE_LIMITS: 'on' });

let ada: string;
beforeEach(async () => {
  ada = (await anEvent(server)).creatorId;
  lookUp(server);
  await announced(server);
});

const digests = async () => {
  await server.tasks.sendFollowDigests({});
  return server.drain();
};

const daily = () => server.rest('PUT', `/api/follows/organiser/${ada}`, { pace: 'DAILY' }, { as: 'cleo' });

describe('a digest', () => {
  it('comes at five in the afternoon where the events are, with all that is new, the soonest first', async () => {
    await daily();
    await anEvent(server, { title: 'The later one', date: '2026-05-07T08:00:00.000Z', endTime: null });
    await anEvent(server, { title: 'The sooner one' });
    lookUp(server);
    expect(await announced(server)).toEqual([]);
    server.clock.set('2026-05-02T06:59:00.000Z');
    expect(await digests()).toEqual([]);
    server.clock.set('2026-05-02T07:00:30.000Z');
    const [mail, ...others] = await digests();
    expect(others).toEqual([]);
    expect(mail?.to).toEqual(['cleo@example.com']);
    expect(mail?.mail.headers.get('subject')).toBe('2 new events that you may like');
    expect(mail?.mail.text).toMatch(/The sooner one[^]*The later one/);
    expect(await digests()).toEqual([]);
  });

  it('comes also where its reader wants to hear no more about one of the events', async () => {
    await daily();
    const { urlHash } = await anEvent(server, { title: 'The muted one' });
    await anEvent(server, { title: 'The other one', date: '2026-05-07T08:00:00.000Z', endTime: null });
    await server.rest('PATCH', '/api/me/notifications', { mutedEvents: [urlHash] }, { as: 'cleo' });
    lookUp(server);
    await announced(server);
    server.clock.set('2026-05-03T07:00:30.000Z');
    const [mail] = await digests();
    expect(mail?.mail.text).toContain('The other one');
  });

  it('names nothing that is gone by then', async () => {
    await daily();
    const event = await anEvent(server);
    lookUp(server);
    await announced(server);
    await deleteEvent(server, event);
    server.clock.set('2026-05-03T07:00:30.000Z');
    expect(await digests()).toEqual([]);
  });

  it('takes what would be too much at once', async () => {
    await server.rest('PUT', `/api/follows/organiser/${ada}`, {}, { as: 'cleo' });
    for (let index = 0; index < AT_ONCE_A_DAY + 2; index++) await anEvent(server, { title: `Match ${index}` });
    lookUp(server);
    expect(await announced(server)).toHaveLength(AT_ONCE_A_DAY);
    server.clock.set('2026-05-02T07:00:30.000Z');
    const [mail] = await digests();
    expect(mail?.mail.headers.get('subject')).toBe('2 new events that you may like');
  });
});
