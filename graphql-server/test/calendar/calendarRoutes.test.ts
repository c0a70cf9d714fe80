import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { randomTokens } from '../../src/gateways/tokens.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { NOW, startTestServer, type Caller, type TestServer } from '../support/testServer.ts';
import { readByIcalJs } from './readByIcalJs.ts';
import { readStrictly } from './readStrictly.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const get = (url: string, caller?: Caller) => server.rest('GET', url, undefined, caller);

/** What two readers make of the calendar at `url`. */
const read = async (url: string) => {
  const answer = await get(url);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
  readStrictly(answer.body);
  return readByIcalJs(answer.body);
};

const entryOf = async ({ urlHash }: { urlHash: string }) => {
  const [entry] = (await read(`/events/${urlHash}.ics`)).events;
  if (!entry) throw new Error('There is no event in the file');
  return entry;
};

const at = (shift: object) => DateTime.fromISO(NOW, { zone: 'utc' }).plus(shift).toISO() ?? '';
const startingIn = (shift: object) => ({ date: at(shift), endTime: null });
const titlesAt = async (url: string) => (await read(url)).events.map(({ title }) => title);

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
    await server.rest('DELETE', `/api/events/${event.urlHash}`, undefined, { as: 'ada' });
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

describe('the public calendar', () => {
  it('lists what is to come and the last thirty days, by date, and nothing private', async () => {
    await anEvent(server, { title: 'soon', ...startingIn({ days: 1 }) });
    await anEvent(server, { title: 'later', ...startingIn({ days: 400 }) });
    await anEvent(server, { title: 'lately', ...startingIn({ days: -29 }) });
    await anEvent(server, { title: 'long ago', ...startingIn({ days: -31 }) });
    await anEvent(server, { title: 'secret', isPrivate: true, ...startingIn({ days: 1 }) });
    expect(await titlesAt('/calendar.ics')).toEqual(['lately', 'soon', 'later']);
    expect(await read('/calendar.ics')).toMatchObject({ name: 'Quorum', method: null });
  });

  it('may be of one type', async () => {
    await anEvent(server, { title: 'first', eventTypeId: 1 });
    await anEvent(server, { title: 'second', eventTypeId: 2 });
    const [, second] = (await get('/api/event-types')).json<{ id: number; name: string }[]>();
    expect(await titlesAt(`/calendar.ics?type=${second?.id}`)).toEqual([second?.id === 2 ? 'second' : 'first']);
    expect((await read(`/calendar.ics?type=${second?.id}`)).name).toBe(`Quorum: ${second?.name}`);
    for (const type of ['x', '0', '1%20or%201', '1&type=2', ''])
      expect((await get(`/calendar.ics?type=${type}`)).statusCode).toBe(400);
    expect((await get('/calendar.ics?type=9999')).statusCode).toBe(404);
  });

  it('says for thirty days of an event that is deleted that it is cancelled', async () => {
    const event = await anEvent(server, { title: 'called off', ...startingIn({ days: 9 }) });
    const hidden = await anEvent(server, { title: 'secret', isPrivate: true });
    const other = await anEvent(server, { title: 'other', eventTypeId: 2 });
    const before = await entryOf(event);
    for (const { urlHash } of [event, hidden, other])
      await server.rest('DELETE', `/api/events/${urlHash}`, undefined, { as: 'ada' });
    const { events } = await read('/calendar.ics?type=1');
    expect(events).toMatchObject([{ uid: before.uid, status: 'CANCELLED', title: 'called off', start: event.date }]);
    expect(events[0]?.sequence).toBeGreaterThan(before.sequence);
    expect((await titlesAt('/calendar.ics')).sort()).toEqual(['called off', 'other']);
    server.clock.set(at({ days: 31 }));
    await server.tasks.deleteExpiredCancelled({});
    expect(await titlesAt('/calendar.ics')).toEqual([]);
  });

  it('is a 304 until something changes', async () => {
    await anEvent(server);
    const { headers } = await get('/calendar.ics');
    const again = () => get('/calendar.ics', { headers: { 'if-none-match': String(headers.etag) } });
    expect(await again()).toMatchObject({ statusCode: 304, body: '' });
    const asStrong = String(headers.etag).replace('W/', '');
    expect((await get('/calendar.ics', { headers: { 'if-none-match': asStrong } })).statusCode).toBe(304);
    await anEvent(server);
    expect((await again()).statusCode).toBe(200);
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex' });
  });

  it('is made once for each type, language and address, whatever else a client says', async () => {
    await anEvent(server, { title: 'one' });
    const [all, ofType] = [await get('/calendar.ics'), await get('/calendar.ics?type=1')];
    const german = { 'accept-language': 'de' };
    const inGerman = await get('/calendar.ics', { headers: german });
    server.statements.length = 0;
    for (let number = 0; number < 20; number++) {
      const headers = { accept: `text/x-${number}`, 'user-agent': `calendar ${number}`, 'accept-language': 'en-GB' };
      const same = [await get(`/calendar.ics?nonsense=${number}`, { headers }), await get('/calendar.ics?x&type=1')];
      expect(same.map(({ body }) => body)).toEqual([all.body, ofType.body]);
      expect((await get('/calendar.ics', { headers: { ...german, accept: `${number}` } })).body).toBe(inGerman.body);
    }
    expect(server.statements).toEqual([]);
    expect(inGerman.body).not.toBe(all.body);
  });

  it('leads to the address that it was asked at', async () => {
    const { urlHash } = await anEvent(server);
    for (const host of ['one.localhost', 'two.localhost:8080', 'one.localhost']) {
      const { body } = await server.app.inject({ url: '/calendar.ics', headers: { host } });
      expect(body.replaceAll('\r\n ', '')).toContain(`URL;VALUE=URI:http://${host}/events/${urlHash}`);
    }
  });

  it('counts the responses that count', async () => {
    const event = await anEvent(server, { participantThreshold: 2 });
    const standing = async () => (await read('/calendar.ics')).events.map(({ status }) => status);
    await aResponse(server, event, { likelihood: 0.9 });
    for (let number = 0; number < 3; number++) await aResponse(server, event, { likelihood: 0.3 });
    expect(await standing()).toEqual(['TENTATIVE']);
    const { id } = await aResponse(server, event, { likelihood: 0.2 });
    expect(await standing()).toEqual(['CONFIRMED']);
    const path = `/api/events/${event.urlHash}/participants/${id}/visibility`;
    await server.rest('PUT', path, { hidden: true }, { as: 'ada' });
    expect(await standing()).toEqual(['TENTATIVE']);
  });

  it('drops with time alone what was over thirty days ago', async () => {
    await anEvent(server, { title: 'lately', ...startingIn({ days: -29 }) });
    expect(await titlesAt('/calendar.ics')).toEqual(['lately']);
    server.clock.set(at({ days: 2 }));
    expect(await titlesAt('/calendar.ics')).toEqual([]);
  });

  it('takes as many statements for many events as for few', async () => {
    const statementsOf = async () => {
      server.statements.length = 0;
      await get('/calendar.ics');
      return server.statements.length;
    };
    const fill = async () => {
      for (let number = 0; number < 5; number++) await aResponse(server, await anEvent(server));
    };
    await fill();
    const few = await statementsOf();
    await fill();
    expect(await statementsOf()).toBe(few);
  });
});

describe('a person’s own calendar', () => {
  const urlOf = async (as: string) => {
    const { data } = await server.graphql('mutation { renewCalendarFeed { url } }', {}, { as });
    return String(data?.renewCalendarFeed.url);
  };
  const renew = (caller?: Caller) => server.graphql('mutation { renewCalendarFeed { url } }', {}, caller);

  it('shows what they created and answered, private events too, and nobody else’s', async () => {
    await anEvent(server, { title: 'mine', isPrivate: true });
    await aResponse(server, await anEvent(server, { title: 'answered', isPrivate: true }, 'ben'), {}, { as: 'ada' });
    await aResponse(server, await anEvent(server, { title: 'both' }), {}, { as: 'ada' });
    await aResponse(server, await anEvent(server, { title: 'not mine' }, 'ben'), {}, { as: 'ben' });
    await anEvent(server, { title: 'last year', ...startingIn({ days: -366 }) });
    const url = await urlOf('ada');
    expect(url).toMatch(/^http:\/\/localhost:80\/calendar\/[A-Za-z0-9_-]{43}\.ics$/);
    expect((await titlesAt(url)).sort()).toEqual(['answered', 'both', 'mine']);
    expect((await get(url)).headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-cache',
    });
  });

  it('says of what they created or answered that it is cancelled, and of nothing else', async () => {
    const mine = await anEvent(server, { title: 'mine', isPrivate: true });
    const answered = await anEvent(server, { title: 'answered', isPrivate: true }, 'ben');
    await aResponse(server, answered, {}, { as: 'ada' });
    await aResponse(server, answered);
    const others = await anEvent(server, { title: 'not mine' }, 'ben');
    for (const [{ urlHash }, as] of [[mine, 'ada'] as const, [answered, 'ben'] as const, [others, 'ben'] as const])
      await server.rest('DELETE', `/api/events/${urlHash}`, undefined, { as });
    const { events } = await read(await urlOf('ada'));
    expect(events.map(({ title, status }) => `${title}: ${status}`).sort()).toEqual([
      'answered: CANCELLED',
      'mine: CANCELLED',
    ]);
  });

  it('is kept as a digest alone: its address is told once', async () => {
    const secret = /calendar\/([\w-]{43})\.ics$/.exec(await urlOf('ada'))?.[1] ?? '';
    const rows = await server.orm.em.fork().execute('select to_json(f)::text as row from calendar_feed as f');
    expect(rows).toEqual([{ row: expect.stringContaining(randomTokens.digest(secret)) }]);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('gets a new address on demand; the old one shows nothing', async () => {
    const [old, fresh] = [await urlOf('ada'), await urlOf('ada')];
    expect(fresh).not.toBe(old);
    expect((await get(old)).statusCode).toBe(404);
    expect((await get(fresh)).statusCode).toBe(200);
  });

  it('stays at an address of the release before, whose secret is forgotten at night', async () => {
    const secret = randomTokens.secret();
    const em = server.orm.em.fork();
    await em.execute('insert into calendar_feed (uid, secret, secret_digest, created_at) values (?, ?, ?, ?)', [
      ...['ada', secret, randomTokens.digest(secret), NOW],
    ]);
    await server.tasks.deleteExpiredCancelled({});
    expect(await em.execute('select secret from calendar_feed')).toEqual([{ secret: null }]);
    expect((await get(`/calendar/${secret}.ics`)).statusCode).toBe(200);
  });

  it('is for signed-in people alone', async () => {
    expect((await renew()).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    for (const secret of ['x', 'A'.repeat(43), 'A'.repeat(150), '..%2f']) {
      expect((await get(`/calendar/${secret}.ics`)).statusCode).toBe(404);
    }
  });
});
