import { describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { aDraft, anEvent } from '../support/builders.ts';
import { graphqlDoor, restDoor, TOKEN } from '../support/doors.ts';
import { NOW, statementsOf } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import { aProgram, aToken, bearer } from './aProgram.ts';
import { visitorCookie } from '../support/visitorCookie.ts';

const server = useServer();
const ADA = { as: 'ada' };

describe.each([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('through %s', (_name, open) => {
  it('a token acts as its person', async () => {
    const { code, result } = await open(server).createEvent(aDraft(), await aProgram(server, 'ada'));
    expect([code, result]).toMatchObject(['OK', { creatorId: 'ada', creatorName: 'Ada' }]);
  });

  it('a token reads private things of its person', async () => {
    const { urlHash } = await anEvent(server, { isPrivate: true });
    const { result } = await open(server).ownEvents(await aProgram(server, 'ada', ['read']));
    expect((result as { urlHash: string }[]).map((event) => event.urlHash)).toContain(urlHash);
  });

  it('a token that was revoked is worth nothing at once', async () => {
    const { id, token } = await aToken(server, 'ada');
    expect((await open(server).eventTypes(bearer(token))).code).toBe('OK');
    expect((await open(server).revokeToken(String(id), { as: 'mallory' })).code).toBe('NOT_FOUND');
    expect((await open(server).eventTypes(bearer(token))).code).toBe('OK');
    expect((await open(server).revokeToken(String(id), ADA)).code).toBe('OK');
    expect((await open(server).eventTypes(bearer(token))).code).toBe('UNAUTHENTICATED');
    expect((await open(server).revokeToken(String(id), ADA)).code).toBe('NOT_FOUND');
  });

  it('a token that has expired says so, and is forgotten a month later', async () => {
    const program = await aProgram(server, 'bea');
    const later = (days: number) => DateTime.fromISO(NOW).plus({ days }).toISO() ?? '';
    server.clock.set(later(30));
    expect((await open(server).eventTypes(program)).code).toBe('TOKEN_EXPIRED');
    await server.tasks.deleteExpiredRequests({});
    expect((await open(server).eventTypes(program)).code).toBe('TOKEN_EXPIRED');
    server.clock.set(later(61));
    await server.tasks.deleteExpiredRequests({});
    expect((await open(server).eventTypes(program)).code).toBe('UNAUTHENTICATED');
    server.clock.set(NOW);
  });

  it('a token leaves no number', async () => {
    const event = await anEvent(server);
    const phone = { name: 'Bot', phone: '+12127365000', phoneConsent: true };
    const program = await aProgram(server, 'ada', ['write']);
    const json = { headers: { accept: 'application/json', ...program.headers } };
    expect((await open(server).joinEvent(event, phone, json)).code).toBe('INSUFFICIENT_SCOPE');
  });
});

it('is not made without a name, a scope that there is, each once, and an end within a year', async () => {
  const lacking = [
    { name: ' ' },
    { scopes: [] },
    { scopes: ['read', 'read'] },
    { scopes: ['admin'] },
    { expiresInDays: 0 },
    { expiresInDays: 366 },
    { expiresInDays: 1.5 },
  ];
  for (const part of lacking) {
    const { statusCode } = await server.rest('POST', '/api/me/tokens', { ...TOKEN, ...part }, ADA);
    expect([part, statusCode]).toEqual([part, 400]);
  }
});

it('says with 401 and 403 what is wrong with it', async () => {
  const answer = async (token: string) => {
    const { statusCode, headers } = await server.rest('GET', '/api/event-types', undefined, bearer(token));
    return [statusCode, headers['www-authenticate']];
  };
  const { token } = await aToken(server, 'ada', ['write']);
  expect(await answer(token)).toEqual([403, 'Bearer error="insufficient_scope"']);
  expect(await answer(`${token.slice(0, -1)}_`)).toEqual([401, 'Bearer error="invalid_token"']);
  expect((await server.rest('GET', '/api/me/tokens')).headers['www-authenticate']).toBe('Bearer');
});

it('costs no look-up where it was copied wrong', async () => {
  const { token } = await aToken(server, 'ada');
  const mistyped = `${token.slice(0, -1)}${token.endsWith('0') ? 1 : 0}`;
  const ask = () => server.rest('GET', '/api/event-types', undefined, bearer(mistyped));
  expect(await statementsOf(server, ask)).toBe(0);
  expect((await ask()).statusCode).toBe(401);
});

it('is shown once, and only its digest is stored', async () => {
  const { token } = await aToken(server, 'ada');
  const secret = token.slice('quorum_pat_'.length);
  expect(token).toMatch(/^quorum_pat_[0-9A-Za-z]{49}$/);
  const rows = await server.orm.em.fork().execute('select api_token::text from api_token');
  expect(JSON.stringify(rows)).toContain('A bot');
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect((await server.rest('GET', '/api/me/tokens', undefined, ADA)).body).not.toContain(secret);
});

it('notes once an hour that it is used', async () => {
  const { id, token } = await aToken(server, 'ada');
  const lastUsed = async () => {
    const answer = await server.rest('GET', '/api/me/tokens', undefined, ADA);
    return answer.json<{ id: number; lastUsedAt: string }[]>().find((one) => one.id === id)?.lastUsedAt;
  };
  const use = (at: string) => {
    server.clock.set(at);
    return statementsOf(server, () => server.rest('GET', '/api/event-types', undefined, bearer(token)));
  };
  expect(await lastUsed()).toBeNull();
  const noting = await use('2026-05-01T12:00:00.000Z');
  expect(await lastUsed()).toBe('2026-05-01T12:00:00.000Z');
  expect(await use('2026-05-01T12:59:59.000Z')).toBe(noting - 1);
  expect(await lastUsed()).toBe('2026-05-01T12:00:00.000Z');
  await use('2026-05-01T13:00:00.000Z');
  expect(await lastUsed()).toBe('2026-05-01T13:00:00.000Z');
  server.clock.set(NOW);
});

it('is one of 20 at most, also when more are asked for at once', async () => {
  const made = Array.from({ length: 25 }, () => server.rest('POST', '/api/me/tokens', TOKEN, { as: 'many' }));
  const statuses = (await Promise.all(made)).map(({ statusCode }) => statusCode);
  expect([201, 409].map((status) => statuses.filter((one) => one === status).length)).toEqual([20, 5]);
});

it('ends with the account', async () => {
  const program = await aProgram(server, 'leaver');
  await server.rest('DELETE', '/api/me', undefined, { as: 'leaver' });
  expect((await restDoor(server).eventTypes(program)).code).toBe('UNAUTHENTICATED');
});

it('takes no cookie of a browser along', async () => {
  const event = await anEvent(server);
  const joined = await server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'Vera' });
  const cookie = visitorCookie(joined);
  const program = await aProgram(server, 'cem');
  const target = { urlHash: event.urlHash, participantId: joined.json<{ id: number }>().id };
  const caller = { headers: { ...program.headers, cookie } };
  expect((await restDoor(server).updateResponse(target, { comment: 'Mine' }, caller)).code).toBe('FORBIDDEN');
});
