import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RemindBefore } from '@quorum/domain/notifications/reminders';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import { anEvent, aResponse, changeEvent } from '../support/builders.ts';

const server = useMailServer();
let event: EventView;
beforeEach(async () => {
  event = await anEvent(server);
});

/** Somebody who comes and wants to be reminded so long before. */
const aReader = async (name: string, remindBefore: readonly RemindBefore[] | null) => {
  const email = `${name}.${event.urlHash.slice(0, 8).toLowerCase()}@example.org`;
  const { id, responseToken } = await aResponse(server, event, { name, email });
  const at = `/api/events/${event.urlHash}/participants/${id}/notifications`;
  await server.rest('PATCH', at, { remindBefore, responseToken });
  await server.drain();
};

/** What is sent to remind of this event. */
const reminders = async () =>
  (await server.drain()).filter(
    ({ mail }) =>
      mail.text.includes(event.urlHash) && /^(Reminder|Erinnerung): /.test(mail.headers.get('subject') as string),
  );

/** Who is reminded at that time, about this event. */
const remindedAt = async (at: string) => {
  server.clock.set(at);
  await server.tasks.remindParticipants({});
  return (await reminders()).map(({ to, mail }) => ({ name: to[0]?.split('.')[0] ?? '', text: mail.text }));
};

const namesAt = async (at: string) => (await remindedAt(at)).map(({ name }) => name).sort();

describe('people are reminded as long before as they want', () => {
  // the event begins at eight
  it('each once for each time that they chose', async () => {
    await aReader('usual', null);
    await aReader('all', ['DAY', 'THREE_HOURS', 'HOUR']);
    await aReader('late', ['HOUR']);
    await aReader('never', []);
    expect(await namesAt('2026-05-05T07:59:00Z')).toEqual([]);
    expect(await namesAt('2026-05-05T08:00:00Z')).toEqual(['all', 'usual']);
    expect(await namesAt('2026-05-06T04:59:00Z')).toEqual([]);
    expect(await namesAt('2026-05-06T05:00:00Z')).toEqual(['all']);
    expect(await namesAt('2026-05-06T05:05:00Z')).toEqual([]);
    expect(await namesAt('2026-05-06T07:00:00Z')).toEqual(['all', 'late']);
    expect(await namesAt('2026-05-06T07:30:00Z')).toEqual([]);
  });

  it('once where no server ran when several were due, and with the last of them', async () => {
    await aReader('all', ['DAY', 'THREE_HOURS', 'HOUR']);
    await aReader('usual', null);
    const reminded = await remindedAt('2026-05-06T07:10:00Z');
    expect(reminded.map(({ name }) => name).sort()).toEqual(['all', 'usual']);
    expect(reminded.find(({ name }) => name === 'all')?.text).toContain('begins within an hour');
    expect(reminded.find(({ name }) => name === 'usual')?.text).toContain('begins within a day');
    expect(await namesAt('2026-05-06T07:15:00Z')).toEqual([]);
  });

  it('never once it has begun', async () => {
    await aReader('all', ['DAY', 'THREE_HOURS', 'HOUR']);
    expect(await namesAt('2026-05-06T08:00:00Z')).toEqual([]);
    expect(await namesAt('2026-05-06T09:00:00Z')).toEqual([]);
  });

  it('not of a time that was over when they responded', async () => {
    server.clock.set('2026-05-06T05:30:00Z');
    await aReader('all', ['DAY', 'THREE_HOURS', 'HOUR']);
    expect(await namesAt('2026-05-06T05:35:00Z')).toEqual([]);
    expect(await namesAt('2026-05-06T07:00:00Z')).toEqual(['all']);
  });

  it('again of an event that is put off by so much', async () => {
    await aReader('usual', null);
    await aReader('late', ['HOUR']);
    expect(await namesAt('2026-05-06T07:00:00Z')).toEqual(['late', 'usual']);
    await changeEvent(server, event, { date: '2026-05-06T09:30:00.000Z', endTime: null });
    await server.drain();
    expect(await namesAt('2026-05-06T08:29:00Z')).toEqual([]);
    expect(await namesAt('2026-05-06T08:30:00Z')).toEqual(['late']);
    await changeEvent(server, event, { date: '2026-05-06T10:00:00.000Z' });
    await server.drain();
    expect(await namesAt('2026-05-06T09:30:00Z')).toEqual([]);
  });

  it('once by two servers', async () => {
    await aReader('all', ['DAY', 'THREE_HOURS', 'HOUR']);
    server.clock.set('2026-05-06T05:00:00Z');
    await Promise.all([server.tasks.remindParticipants({}), server.tasks.remindParticipants({})]);
    expect(await reminders()).toHaveLength(1);
  });

  it('not of an event that a server of the release before has reminded of a day before', async () => {
    await aReader('usual', null);
    await server.orm.em.fork().execute(
      `insert into activity (type, event_id, details, created_at, dispatched_at)
        select 'event.reminderDue', id, jsonb_build_object('date', date), now(), now() from event where url_hash = ?`,
      [event.urlHash],
    );
    expect(await namesAt('2026-05-05T08:00:00Z')).toEqual([]);
  });
});

describe('a reminder', () => {
  const forecast = (row: Record<string, unknown>) =>
    server.orm.em.fork().execute(
      `insert into event_weather (event_id, icon, temperature, description, precipitation, for_instant, fetched_at)
        select id, ?, ?, ?, ?, date, now() from event where url_hash = ?`,
      [row.icon, row.temperature, row.description, row.precipitation, event.urlHash],
    );

  it('says how many come, and what the weather will be', async () => {
    await aReader('all', ['DAY', 'HOUR']);
    await forecast({ icon: 'rain', temperature: 64.4, description: 'Light rain', precipitation: 70 });
    const [reminded] = await remindedAt('2026-05-05T08:00:00Z');
    expect(reminded?.text).toContain('It needs 8 people and can expect 1.');
    expect(reminded?.text.replaceAll(/\s+/g, ' ')).toContain('Weather: 18°C (64°F), Light rain, 70% chance of rain');
    expect(reminded?.text).not.toContain('This is the only reminder.');
  });

  it('says so in German', async () => {
    const headers = { 'accept-language': 'de' };
    await aResponse(server, event, { name: 'Vera', email: 'vera.de@example.org' }, { headers });
    await forecast({ icon: 'snow', temperature: 31, description: 'Light snow', precipitation: 40 });
    const [reminded] = await remindedAt('2026-05-05T08:00:00Z');
    const text = reminded?.text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('Wetter: -1 °C, Leichter Schneefall, Schneewahrscheinlichkeit 40 %');
    expect(text).toContain('Das ist die einzige Erinnerung.');
  });

  it('says nothing of a weather that is not known', async () => {
    await aReader('usual', null);
    expect((await remindedAt('2026-05-05T08:00:00Z'))[0]?.text).not.toContain('Weather');
  });
});
