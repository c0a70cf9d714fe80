import { describe, expect, it } from '@jest/globals';
import { anEvent, aResponse, deleteEvent } from '../support/builders.ts';
import { useFreshServer } from '../support/useServer.ts';
import { at, calendarReader, startingIn } from './calendarReader.ts';

const server = useFreshServer();

const { entryOf, get, read, titlesAt } = calendarReader(() => server);

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
    for (const { urlHash } of [event, hidden, other]) await deleteEvent(server, { urlHash });
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
