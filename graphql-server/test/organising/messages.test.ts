import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import type { MessageView } from '../../src/use-cases/organising/messages.ts';
import { joinOrganising } from '../co-organisers/joinOrganising.ts';
import { useMailServer } from '../mail/useMailServer.ts';
import { anEvent, aResponse, deleteEvent, type Joined } from '../support/builders.ts';
import { graphqlDoor, restDoor } from '../support/doors.ts';
import type { TestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useMailServer({ RATE_LIMITS: 'on' });
const ADA = { as: 'ada' };
const DOORS = [
  ['by REST', restDoor],
  ['by GraphQL', graphqlDoor],
] as const;

const send = (event: EventView, input: unknown, caller: object = ADA) =>
  server.rest('POST', `/api/events/${event.urlHash}/messages`, input, caller);
const read = async (event: EventView, caller: object = {}, query = '') =>
  (await server.rest('GET', `/api/events/${event.urlHash}/messages${query}`, undefined, caller))
    .json<MessageView[]>()
    .map(({ text }) => text);
const told = async () =>
  (await server.drain())
    .map(({ to, mail }) => ({ to: String(to[0]), text: mail.text }))
    // not what tells the organiser about responses
    .filter(({ text }) => text.startsWith('A message from the organiser'));

describe('a message of an organiser', () => {
  let event: EventView;
  let vera: Joined;

  beforeAll(async () => {
    event = await anEvent(server, { participantThreshold: 2, capacity: 2 });
    vera = await aResponse(server, event, { name: 'Vera', email: 'vera@example.org' });
    await aResponse(server, event, { name: 'Bob', email: 'bob@example.com' }, { as: 'bob' });
    await aResponse(server, event, { name: 'Wil', email: 'wil@example.org' });
    await aResponse(server, event, { name: 'Max', email: 'max@example.org', likelihood: 0.5 });
    await aResponse(server, event, { name: 'Ada', email: 'ada@example.org' }, ADA);
    const { id } = await aResponse(server, event, { name: 'Spam', email: 'spam@example.org' });
    await server.rest('PUT', `/api/events/${event.urlHash}/participants/${id}/visibility`, { hidden: true }, ADA);
    await server.drain();
  });

  it('reaches the group it is for, in its words where the address is known to be its reader’s', async () => {
    const text = 'Door code 4711.\n\nBring shoes: https://example.org/shoes';
    const sent = await send(event, { text, group: 'GOING' });
    expect([sent.statusCode, sent.json()]).toEqual([
      201,
      { id: expect.any(Number), text, group: 'GOING', createdAt: '2026-05-01T12:00:00.000Z' },
    ]);
    const mails = await told();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['bob@example.com', 'vera@example.org']);
    const textTo = (who: string) => mails.find(({ to }) => to.startsWith(who))?.text;
    expect(textTo('bob')).toContain('Door code 4711.');
    expect(textTo('bob')).toContain('https://example.org/shoes');
    expect(textTo('vera')).not.toContain('4711');
    expect(textTo('vera')).toContain('Read it on the event’s page.');
  });

  it('is read on the page by organisers and by those in its group now, by whatever proves their response', async () => {
    const first = expect.stringContaining('Door code') as unknown as string;
    expect(await read(event, ADA)).toEqual([first]);
    expect(await read(event, { as: 'bob' })).toEqual([first]);
    const byToken = { headers: { 'x-response-token': vera.responseToken } };
    expect(await read(event, byToken, `?participantId=${vera.id}`)).toEqual([first]);
    expect(await read(event, {}, `?participantId=${vera.id}`)).toEqual([]);
    expect(await read(event, { as: 'kim' })).toEqual([]);
    const asked = `query ($h: String!) { event(urlHash: $h) { messages { text group } } }`;
    const { data } = await server.graphql(asked, { h: event.urlHash }, { as: 'bob' });
    expect(data?.event).toEqual({ messages: [{ text: first, group: 'GOING' }] });
  });

  it.each(DOORS)('is refused when empty, too long, to an unknown group, or by somebody else: %s', async (_, doorOf) => {
    const code = async (input: object, caller: object = ADA) =>
      (await doorOf(server).sendMessage(event, input, caller)).code;
    expect(await code({ text: '', group: 'ALL' })).toBe('BAD_USER_INPUT');
    expect(await code({ text: ' \n ', group: 'ALL' })).toBe('BAD_USER_INPUT');
    expect(await code({ text: 'x'.repeat(1_001), group: 'ALL' })).toBe('BAD_USER_INPUT');
    expect(await code({ text: 'Hi', group: 'STANDBY' })).toBe('BAD_USER_INPUT');
    expect(await code({ text: 'Hi' })).toBe('BAD_USER_INPUT');
    expect(await code({ text: 'Hi', group: 'ALL' }, { as: 'bob' })).toBe('FORBIDDEN');
    expect(await code({ text: 'Hi', group: 'ALL' }, {})).toBe('UNAUTHENTICATED');
    expect([await told(), (await read(event, ADA)).length]).toEqual([[], 1]);
  });

  it('is sent once for a repeated request, and twice a day at most', async () => {
    const caller = { ...ADA, headers: { 'idempotency-key': 'c0ffee00-1111-4222-8333-444455556666' } };
    const message = { text: 'x'.repeat(1_000), group: 'ALL' };
    const [one, same] = [await send(event, message, caller), await send(event, message, caller)];
    expect(same.json()).toEqual(one.json());
    expect((await told()).map(({ to }) => to.split('@')[0]).toSorted()).toEqual(['bob', 'max', 'vera', 'wil']);
    for (const [, doorOf] of DOORS) {
      const third = await doorOf(server).sendMessage(event, { text: 'Again', group: 'ALL' }, ADA);
      expect(third.code).toBe('RATE_LIMITED');
    }
    expect([await told(), (await read(event, ADA)).length]).toEqual([[], 2]);
    server.clock.set('2026-05-02T12:01:00.000Z');
    expect((await send(event, { text: 'Again', group: 'WAITLISTED' })).statusCode).toBe(201);
    expect((await told()).map(({ to }) => to)).toEqual(['wil@example.org']);
  });

  it('is not found of a deleted event, and goes with it', async () => {
    const gone = await anEvent(server, {});
    expect((await send(gone, { text: 'Hi', group: 'ALL' })).statusCode).toBe(201);
    await deleteEvent(server, gone);
    expect((await send(gone, { text: 'Hi', group: 'ALL' })).statusCode).toBe(404);
    const sql = `select count(*)::int as count from event_message where text = 'Hi'`;
    expect(await server.orm.em.fork().execute(sql)).toEqual([{ count: 0 }]);
  });
});

describe('two messages a day', () => {
  const unlimited = useServer({ env: { RATE_LIMITS: 'off' } });
  const statusesOf = async (one: TestServer, caller: object) => {
    const event = await anEvent(one);
    const statuses: number[] = [];
    for (const text of ['One', 'Two', 'Three']) {
      const path = `/api/events/${event.urlHash}/messages`;
      statuses.push((await one.rest('POST', path, { text, group: 'ALL' }, caller)).statusCode);
    }
    return statuses;
  };

  it('are a rule of the product, which no more lenient machine bends', async () => {
    expect(await statusesOf(server, { ...ADA, from: '127.0.0.1' })).toEqual([201, 201, 429]);
    expect(await statusesOf(unlimited, ADA)).toEqual([201, 201, 429]);
  });
});

describe('a message of a co-organiser', () => {
  const words = async (as: string) => {
    const { body } = await server.rest('GET', '/api/me/data', undefined, { as });
    return (JSON.parse(body) as { messages: MessageView[] }).messages.map(({ text }) => text);
  };
  const ofAll = 'select author_uid as "authorUid", text from event_message where event_id = ?';
  let event: EventView;

  beforeAll(async () => {
    event = await anEvent(server, { participantThreshold: 2 });
    await joinOrganising(server, event, 'bea');
    await aResponse(server, event, { name: 'Ada', email: 'ada@example.com' }, ADA);
    await aResponse(server, event, { name: 'Bea', email: 'bea@example.com' }, { as: 'bea' });
    await aResponse(server, event, { name: 'Vera', email: 'vera@example.org' });
    await server.drain();
  });

  it('is told to its creator who responded, and not to the one who wrote it', async () => {
    expect((await send(event, { text: 'By Bea', group: 'ALL' }, { as: 'bea' })).statusCode).toBe(201);
    expect((await told()).map(({ to }) => to).toSorted()).toEqual(['ada@example.com', 'vera@example.org']);
  });

  it('is among the data of the one who wrote it', async () => {
    expect([(await words('bea')).includes('By Bea'), (await words('ada')).includes('By Bea')]).toEqual([true, false]);
  });

  it('stays, by nobody, once that account is deleted, and is told to those without an account', async () => {
    await send(event, { text: 'Also by Bea', group: 'ALL' }, { as: 'bea' });
    await server.rest('DELETE', '/api/me', undefined, { as: 'bea' });
    expect((await told()).map(({ to }) => to).toSorted()).toEqual(['ada@example.com', 'vera@example.org']);
    expect(await server.orm.em.fork().execute(ofAll, [event.id])).toEqual([
      { authorUid: null, text: 'By Bea' },
      { authorUid: null, text: 'Also by Bea' },
    ]);
  });
});
