import { beforeEach, describe, expect, it } from '@jest/globals';
import { FOLLOWS_MAX } from '@quorum/domain/follow/follow';
import { anEvent, aResponse, changeEvent } from '../support/builders.ts';
import { useFreshMailServer } from '../mail/useMailServer.ts';
import { pressUnsubscribe, responseLinkIn, unsubscribePathOf } from '../mail/mailServer.ts';
import { announced, lookUp, placeAt, TYPE_PATH } from './followSteps.ts';

const server = useFreshMailServer();

let ada: string;
beforeEach(async () => {
  const event = await anEvent(server);
  ada = event.creatorId;
  lookUp(server);
  await announced(server);
});

const followAda = (as = 'cleo', body: object = {}) => server.rest('PUT', `/api/follows/organiser/${ada}`, body, { as });

describe('somebody who follows an organiser', () => {
  it('is told of each new public event, once', async () => {
    const answer = await followAda();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      kind: 'ORGANISER',
      id: ada,
      name: expect.any(String),
      pace: 'AT_ONCE',
      near: null,
      createdAt: server.clock.now().toISO(),
    });
    await anEvent(server, { title: 'Morning yoga' });
    expect(await announced(server)).toEqual([]);
    lookUp(server);
    expect(await announced(server)).toEqual(['cleo@example.com: New: “Morning yoga”, Wed 6 May, 6:00 PM']);
    expect(await announced(server)).toEqual([]);
  });

  it('is told of a private one when it becomes public', async () => {
    await followAda();
    const event = await anEvent(server, { title: 'Morning yoga', isPrivate: true });
    lookUp(server);
    expect(await announced(server)).toEqual([]);
    await changeEvent(server, event, { isPrivate: false });
    expect(await announced(server)).toHaveLength(1);
    await changeEvent(server, event, { isPrivate: true });
    await changeEvent(server, event, { isPrivate: false });
    expect(await announced(server)).toEqual([]);
  });

  it('is told of nothing any more once they have left, and follows once however often they say it', async () => {
    await followAda();
    await followAda('cleo', { pace: 'DAILY' });
    expect((await server.rest('GET', '/api/me/follows', undefined, { as: 'cleo' })).json()).toMatchObject([
      { kind: 'ORGANISER', id: ada, pace: 'DAILY' },
    ]);
    const left = await server.rest('DELETE', `/api/follows/organiser/${ada}`, undefined, { as: 'cleo' });
    expect(left.statusCode).toBe(204);
    expect((await server.rest('GET', '/api/me/follows', undefined, { as: 'cleo' })).json()).toEqual([]);
  });

  it('ends it by the link in a mail, and takes that back there', async () => {
    await followAda();
    await anEvent(server);
    lookUp(server);
    await server.tasks.announceEvents({});
    const [mail] = await server.drain();
    const path = mail ? unsubscribePathOf(mail) : '';
    const page = await server.app.inject({ method: 'GET', url: path });
    expect(page.body).toContain('Stop following');
    expect((await pressUnsubscribe(server, mail, 'event')).body).toContain('You do not follow this any more.');
    const own = async () => (await server.rest('GET', '/api/me/follows', undefined, { as: 'cleo' })).json<unknown[]>();
    expect(await own()).toHaveLength(0);
    await pressUnsubscribe(server, mail, 'resubscribe');
    expect(await own()).toHaveLength(1);
  });

  it('is not told of what has become private, or is not followed any more, before the mail goes', async () => {
    await followAda();
    const slip = await anEvent(server);
    lookUp(server);
    await server.tasks.announceEvents({});
    await changeEvent(server, slip, { isPrivate: true });
    expect(await server.drain()).toEqual([]);
    await anEvent(server);
    lookUp(server);
    await server.tasks.announceEvents({});
    await server.rest('DELETE', `/api/follows/organiser/${ada}`, undefined, { as: 'cleo' });
    expect(await server.drain()).toEqual([]);
  });

  it('is not told of events of their own', async () => {
    expect((await followAda('ada')).statusCode).toBe(200);
    await anEvent(server);
    lookUp(server);
    expect(await announced(server)).toEqual([]);
  });
});

describe('what cannot be followed', () => {
  it.each([
    ['an organiser of no public event', 'organiser/nobody', 404],
    ['a series that is none', 'series/999999', 404],
    ['a type that is none', 'type/999999', 404],
    ['something else', 'place/1', 400],
  ])('is %s', async (_, path, status) => {
    expect((await server.rest('PUT', `/api/follows/${path}`, {}, { as: 'cleo' })).statusCode).toBe(status);
  });

  it('is anything, without an account and a response', async () => {
    expect((await server.rest('PUT', `/api/follows/organiser/${ada}`, {})).statusCode).toBe(401);
  });

  it('is more than a hundred', async () => {
    const sql = `insert into follow (kind, target, name, uid, follower, language, pace, timezone, created_at)
      select 'ORGANISER', 'o' || n, 'x', uid, follower, language, pace, timezone, created_at
      from follow, generate_series(2, ?) as n`;
    await followAda();
    await server.orm.em.fork().execute(sql, [FOLLOWS_MAX]);
    const more = await server.rest('PUT', TYPE_PATH, {}, { as: 'cleo' });
    expect(more.statusCode).toBe(409);
    expect(more.json()).toMatchObject({ message: 'You already follow 100. End one of them first' });
    expect((await followAda('cleo', { pace: 'DAILY' })).statusCode).toBe(200);
  });
});

describe('somebody without an account', () => {
  it('follows by a response whose address is confirmed', async () => {
    const event = await anEvent(server);
    const response = await aResponse(server, event, { email: 'vera@example.com' });
    const body = { participantId: response.id, responseToken: response.responseToken };
    const early = await server.rest('PUT', TYPE_PATH, body);
    expect(early.statusCode).toBe(409);
    const [mail] = await server.drain();
    const { responseToken } = responseLinkIn(mail?.mail.text ?? '');
    const path = `/api/events/${event.urlHash}/participants/${response.id}`;
    await server.rest('PUT', path, { comment: 'It is mine' }, { headers: { 'x-response-token': responseToken } });
    expect((await server.rest('PUT', TYPE_PATH, body)).statusCode).toBe(200);
    expect((await server.rest('PUT', TYPE_PATH, { ...body, responseToken: 'x' })).statusCode).toBe(403);
    await anEvent(server, { eventTypeId: 2, title: 'Doubles' });
    lookUp(server);
    expect(await announced(server)).toEqual(['vera@example.com: New: “Doubles”, Wed 6 May, 6:00 PM']);
    const byHeader = { headers: { 'x-response-token': response.responseToken } };
    const left = await server.rest('DELETE', TYPE_PATH, { participantId: response.id }, byHeader);
    expect(left.statusCode).toBe(204);
    await anEvent(server, { eventTypeId: 2, title: 'Singles' });
    lookUp(server);
    expect(await announced(server)).toEqual([]);
  });
});

describe('somebody who follows a type near a place', () => {
  it('is told of what is within so many kilometres, as soon as it is known where that is', async () => {
    await placeAt(server, 'Manly Beach, Sydney', -33.797, 151.288);
    await placeAt(server, 'Sydney Opera House', -33.857, 151.215);
    await placeAt(server, 'Newcastle Beach', -32.93, 151.79);
    const center = await anEvent(server);
    await announced(server);
    const near = { urlHash: center.urlHash, km: 10 };
    const answer = await server.rest('PUT', TYPE_PATH, { near }, { as: 'cleo' });
    expect(answer.json()).toMatchObject({ kind: 'TYPE', near: { km: 10, name: 'Manly Beach, Sydney' } });
    await anEvent(server, { eventTypeId: 2, title: 'At the opera', location: 'Sydney Opera House' });
    await anEvent(server, { eventTypeId: 2, title: 'Far away', location: 'Newcastle Beach' });
    await anEvent(server, { eventTypeId: 1, title: 'Something else', location: 'Sydney Opera House' });
    await anEvent(server, { eventTypeId: 2, title: 'Nowhere', location: 'The moon' });
    expect(await announced(server)).toEqual(['cleo@example.com: New: “At the opera”, Wed 6 May, 6:00 PM']);
    lookUp(server);
    expect(await announced(server)).toEqual([]);
  });

  it('is refused where nobody knows the place', async () => {
    const nowhere = await anEvent(server, { location: 'The moon' });
    const near = { urlHash: nowhere.urlHash, km: 25 };
    expect((await server.rest('PUT', TYPE_PATH, { near }, { as: 'cleo' })).statusCode).toBe(409);
    expect((await server.rest('PUT', TYPE_PATH, { near: { ...near, km: 11 } }, { as: 'cleo' })).statusCode).toBe(400);
    const organiser = await server.rest('PUT', `/api/follows/organiser/${ada}`, { near }, { as: 'cleo' });
    expect(organiser.json()).toMatchObject({ fields: ['near'] });
  });
});

describe('somebody who follows a series', () => {
  it('alone is told of its next date', async () => {
    const root = await anEvent(server, { title: 'Every week', isRecurring: true, recurrenceFrequency: 'weekly' });
    lookUp(server);
    await announced(server);
    await followAda('ben');
    await server.rest('PUT', `/api/follows/series/${root.id}`, {}, { as: 'cleo' });
    server.clock.set('2026-05-06T16:30:00.000Z');
    await server.tasks.continueSeries({});
    lookUp(server);
    expect(await announced(server)).toEqual(['cleo@example.com: New: “Every week”, Wed 13 May, 6:00 PM']);
  });
});
