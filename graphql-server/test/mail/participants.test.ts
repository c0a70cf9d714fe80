import { beforeEach, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, changeEvent, deleteEvent } from '../support/builders.ts';
import type { MailServer } from './mailServer.ts';
import { useMailServer } from './useMailServer.ts';

const server = useMailServer();
let event: EventView;
beforeEach(async () => {
  event = await anEvent(server);
  await aResponse(server, event, { email: 'vera@example.com' });
  await aResponse(server, event, { name: 'Ben', email: 'ben@example.com', likelihood: 0.5 });
  await aResponse(server, event, { name: 'Ben’s daughter', email: 'Ben@example.com' });
  await aResponse(server, event, { name: 'Carla' });
  await server.drain();
});

const recipientsOf = (mails: Awaited<ReturnType<MailServer['drain']>>) => mails.flatMap(({ to }) => to).sort();
const change = (input: object) => changeEvent(server, event, input);

describe('a change', () => {
  it('of the time is told to everybody who left an address, each once: what was, what is', async () => {
    await change({ date: '2026-05-07T09:00:00Z', endTime: null });
    const mails = await server.drain();
    expect(recipientsOf(mails)).toEqual(['ben@example.com', 'vera@example.com']);
    const [mail] = mails.map((received) => received.mail);
    expect(mail?.headers.get('subject')).toBe('Changed: “Evening volleyball”, Thu 7 May, 7:00 PM');
    expect(mail?.text).toContain('There is a new time');
    expect(mail?.text).toContain('Thursday, 7 May 2026, 7:00 PM (Australia/Sydney)');
    expect(mail?.text).toMatch(/It was: +Wednesday, 6 May 2026, 6:00 PM – 8:00 PM/);
    expect(mail?.text).toContain('Manly Beach, Sydney, as before');
    expect(mail?.html).toContain('Wednesday, 6 May 2026, 6:00 PM – 8:00 PM');
    expect(mail?.calendars[0]).toContain('SEQUENCE:1');
  });

  it('of the place is told as well', async () => {
    await change({ location: 'Bondi Beach' });
    const [received] = await server.drain();
    expect(received?.mail.text).toMatch(/There is a new place[^]*Bondi Beach[^]*It was: +Manly Beach, Sydney/);
  });

  it('of anything else is not', async () => {
    await change({ title: 'Beach volleyball', notes: 'Bring water', isPrivate: true });
    expect(await server.drain()).toEqual([]);
  });

  it('of the notes is told where the organiser wants that, with what they say now', async () => {
    await change({ notes: 'Bring water', tellNotes: true });
    const mails = await server.drain();
    expect(recipientsOf(mails)).toEqual(['ben@example.com', 'vera@example.com']);
    expect(mails[0]?.mail.text).toContain('There is something new');
    // who has not confirmed an address reads only that there is something
    expect(mails[0]?.mail.text).toContain('New, see the event');
    await change({ notes: 'Bring water', tellNotes: true });
    expect(await server.drain()).toEqual([]);
    expect((await change({ notes: 'Bring a ball', tellNotes: 'yes' })).json()).toMatchObject({
      message: 'tellNotes must be true or false',
    });
  });

  it('of what is over is not', async () => {
    server.clock.set('2026-06-01T12:00:00Z');
    await change({ location: 'Bondi Beach' });
    expect(await server.drain()).toEqual([]);
  });
});

describe('the deletion', () => {
  const remove = () => deleteEvent(server, event);

  it('is told to everybody who left an address, with a file that takes it out of calendars', async () => {
    expect((await remove()).statusCode).toBe(200);
    const mails = await server.drain();
    expect(recipientsOf(mails)).toEqual(['ben@example.com', 'vera@example.com']);
    const [mail] = mails.map((received) => received.mail);
    expect(mail?.headers.get('subject')).toBe('Cancelled: “Evening volleyball”, Wed 6 May, 6:00 PM');
    expect(mail?.text).toContain('Evening volleyball');
    const calendar = new ICAL.Component(ICAL.parse(mail?.calendars[0] ?? ''));
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    const entry = calendar.getFirstSubcomponent('vevent');
    expect(entry?.getFirstPropertyValue('uid')).toBe(`${event.urlHash}@quorum`);
    expect(entry?.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(entry?.getFirstPropertyValue('sequence')).toBe(1);
  });

  it('of what is over is not', async () => {
    server.clock.set('2026-06-01T12:00:00Z');
    await remove();
    expect(await server.drain()).toEqual([]);
  });
});

describe('the reminder', () => {
  const remind = async (at: string) => {
    server.clock.set(at);
    await server.tasks.remindParticipants({});
    // not those of the events of other tests
    return (await server.drain()).filter(({ mail }) => mail.text.includes(event.urlHash));
  };

  it('comes a day before, once', async () => {
    expect(await remind('2026-05-05T07:59:00Z')).toEqual([]);
    const mails = await remind('2026-05-05T08:01:00Z');
    expect(recipientsOf(mails)).toEqual(['ben@example.com', 'vera@example.com']);
    expect(mails[0]?.mail.headers.get('subject')).toBe('Reminder: “Evening volleyball”, Wed 6 May, 6:00 PM');
    expect(mails[0]?.mail.text).toContain(
      '●●●◔○○○○\nThere are not enough people yet. It needs 8 people and can expect 3.5.',
    );
    expect(await remind('2026-05-05T08:06:00Z')).toEqual([]);
  });

  it('does not come to who responded within that day', async () => {
    server.clock.set('2026-05-05T08:00:30Z');
    await aResponse(server, event, { email: 'late@example.com' });
    await server.drain();
    expect(recipientsOf(await remind('2026-05-05T08:01:00Z'))).not.toContain('late@example.com');
  });

  it('does not come for what was made less than a day ahead', async () => {
    server.clock.set('2026-05-04T12:00:00Z');
    const soon = await anEvent(server, { date: '2026-05-05T09:00:00Z', endTime: null });
    await aResponse(server, soon, { email: 'vera@example.com' });
    await server.drain();
    event = soon;
    expect(await remind('2026-05-04T20:00:00Z')).toEqual([]);
  });

  it('does not come after the event has begun', async () => {
    expect(await remind('2026-05-06T08:00:00Z')).toEqual([]);
  });
});
