import { describe, expect, it } from '@jest/globals';
import { anEvent, aResponse, deleteEvent } from '../support/builders.ts';
import { NOW } from '../support/testServer.ts';
import { useFreshServer } from '../support/useServer.ts';
import { at, calendarReader } from './calendarReader.ts';

const server = useFreshServer();

const { entryOf, get } = calendarReader(() => server);

describe('the calendar file of an event', () => {
  it('is one to keep, for no search engine', async () => {
    const event = await anEvent(server);
    const { headers, statusCode } = await get(`/events/${event.urlHash}.ics`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="quorum-event.ics"',
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-cache',
    });
  });

  it('says what the event says', async () => {
    const event = await anEvent(server);
    const origin = 'http://localhost:80';
    expect(await entryOf(event)).toMatchObject({
      uid: `${event.urlHash}@quorum`,
      title: event.title,
      location: event.location,
      status: 'TENTATIVE',
      start: event.date,
      end: event.endTime,
      zone: event.timezone,
      sequence: 0,
      url: `${origin}/events/${event.urlHash}`,
      description: `${event.notes}\n\nMore information: ${event.webLink}\n\n${origin}/events/${event.urlHash}`,
    });
  });

  it.each([
    ['the browser wants', { 'accept-language': 'de-AT,en;q=0.5' }, 'Weitere Informationen: '],
    ['was chosen in the web app', { 'accept-language': 'de', cookie: 'quorum-language=en' }, 'More information: '],
    ['is English where nothing is said', {}, 'More information: '],
  ])('says its own few words in the language that %s, and caches keep them apart', async (_which, headers, words) => {
    const { urlHash, webLink } = await anEvent(server);
    const answer = await server.app.inject({ url: `/events/${urlHash}.ics`, headers: { ...headers } });
    expect(answer.headers.vary).toMatch(/accept-language, cookie/);
    // a line of a calendar goes on behind a line break and a space
    expect(answer.body.replaceAll('\r\n ', '')).toContain(`${words}${webLink}`);
  });

  it('keeps its UID and raises its SEQUENCE, whatever happens to the event', async () => {
    const event = await anEvent(server, { participantThreshold: 2 });
    const entries = [await entryOf(event)];
    const keep = async () => entries.push(await entryOf(event));
    const path = `/api/events/${event.urlHash}`;

    server.clock.set(at({ hours: 1 }));
    await server.rest('PUT', path, { title: 'Morning volleyball', date: at({ days: 2 }) }, { as: 'ada' });
    await keep();
    const [one, two] = [await aResponse(server, event), await aResponse(server, event)];
    await keep();
    await server.rest('DELETE', `${path}/participants/${one.id}`, undefined, { as: 'ada' });
    await keep();
    await aResponse(server, event, { likelihood: 1 });
    await keep();
    await server.rest('PUT', path, { participantThreshold: 3 }, { as: 'ada' });
    await keep();
    await server.rest('DELETE', `${path}/participants/${two.id}`, undefined, { as: 'ada' });
    server.clock.set(at({ hours: 2 }));
    await server.rest('DELETE', path, undefined, { as: 'ada' });
    await keep();

    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    expect(entries.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(entries.map(({ status }) => status)).toEqual([
      ...['TENTATIVE', 'TENTATIVE', 'CONFIRMED', 'TENTATIVE', 'CONFIRMED', 'TENTATIVE', 'CANCELLED'],
    ]);
    expect(entries.map(({ lastModified }) => lastModified)).toEqual([
      ...[NOW, ...Array.from({ length: 5 }, () => at({ hours: 1 })), at({ hours: 2 })],
    ]);
    expect(entries[1]).toMatchObject({ title: 'Morning volleyball', start: at({ days: 2 }) });
  });

  it('says for thirty days that the event is cancelled', async () => {
    const event = await anEvent(server);
    await deleteEvent(server, event);
    expect(await entryOf(event)).toMatchObject({ status: 'CANCELLED', title: event.title, start: event.date });
    server.clock.set(at({ days: 31 }));
    await server.tasks.deleteExpiredCancelled({});
    expect((await get(`/events/${event.urlHash}.ics`)).statusCode).toBe(404);
  });

  it('is had of a private event by its hash, and of no other hash', async () => {
    const event = await anEvent(server, { isPrivate: true });
    expect(await entryOf(event)).toMatchObject({ title: event.title });
    for (const hash of ['AAAAAAAAAAAAAAAAAAAAAA', 'x', '..%2Fx', 'a.ics'])
      expect((await get(`/events/${hash}.ics`)).statusCode).toBe(404);
  });

  it('leaves the event’s page where it was', async () => {
    const event = await anEvent(server);
    const answer = await get(`/events/${event.urlHash}`, { headers: { accept: 'text/html' } });
    expect(answer.headers['content-type']).not.toContain('text/calendar');
  });

  it('names no participant', async () => {
    const event = await anEvent(server);
    await aResponse(server, event, { name: 'Vera Canary', email: 'vera.canary@example.com', comment: 'Tweet' });
    expect((await get(`/events/${event.urlHash}.ics`)).body).not.toMatch(/canary|tweet|@(?!quorum)/i);
  });
});
