import { beforeEach, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, type Joined } from '../support/builders.ts';
import { restDoor } from '../support/doors.ts';
import { useMailServer } from './useMailServer.ts';

const server = useMailServer();
let event: EventView;
let first: Joined;

beforeEach(async () => {
  event = await anEvent(server, { participantThreshold: 2, capacity: 2 });
  first = await aResponse(server, event, { name: 'Max' });
  await aResponse(server, event, { name: 'Mia' });
  await aResponse(server, event, { name: 'Vera', email: 'vera@example.com' });
  await server.drain();
});

const decide = (decision: string) => restDoor(server).decideEvent(event, { decision }, { as: 'ada' });
const leave = (response: Joined) =>
  restDoor(server).removeResponse({ ...event, participantId: response.id, responseToken: response.responseToken });
const toVera = async () => (await server.drain()).filter(({ to }) => to.includes('vera@example.com'));
/** When the mails that wait are due. */
const dueTimes = async () => {
  const jobs: { at: Date | string }[] = await server.orm.em
    .fork()
    .execute("select run_at as at from graphile_worker.jobs where task_identifier = 'sendMail'");
  return jobs.map(({ at }) => new Date(at).toISOString());
};

describe('what becomes of an event or of a response', () => {
  it('waits for a minute', async () => {
    await decide('CONFIRM');
    expect(await dueTimes()).toEqual(['2026-05-01T12:01:00.000Z']);
  });

  it('is told in one mail where more becomes of it meanwhile, the latest first', async () => {
    await decide('CONFIRM');
    server.clock.set('2026-05-01T12:00:40.000Z');
    await leave(first);
    const [digest, ...more] = await toVera();
    expect(more).toEqual([]);
    expect(digest?.mail.headers.get('subject')).toBe('You have a place: “Evening volleyball”, Wed 6 May, 6:00 PM');
    expect(digest?.mail.text).toContain('Just before that:\n\n- It’s on');
    const entry = new ICAL.Component(ICAL.parse(digest?.mail.calendars[0] ?? '')).getFirstSubcomponent('vevent');
    expect(entry?.getFirstPropertyValue('status')).toBe('CONFIRMED');
  });

  it('waits no longer than the first of it', async () => {
    await decide('CONFIRM');
    for (const seconds of ['30', '50']) {
      server.clock.set(`2026-05-01T12:00:${seconds}.000Z`);
      await decide(seconds === '30' ? 'CALL_OFF' : 'REOPEN');
    }
    expect((await dueTimes()).at(-1)).toBe('2026-05-01T12:01:00.000Z');
    const [digest, ...more] = await toVera();
    expect(more).toEqual([]);
    expect(digest?.mail.text).toContain('- Called off\n- It’s on');
  });

  it('is two mails where a minute lies between', async () => {
    await decide('CONFIRM');
    expect(await toVera()).toHaveLength(1);
    await leave(first);
    const [second] = await toVera();
    expect(second?.mail.text).not.toContain('Just before that:');
  });

  it('is one mail for each event', async () => {
    const other = await anEvent(server, { participantThreshold: 2, title: 'Chess' });
    await aResponse(server, other, { name: 'Vera', email: 'vera@example.com' });
    await server.drain();
    await decide('CONFIRM');
    await restDoor(server).decideEvent(other, { decision: 'CONFIRM' }, { as: 'ada' });
    expect(await toVera()).toHaveLength(2);
  });
});
