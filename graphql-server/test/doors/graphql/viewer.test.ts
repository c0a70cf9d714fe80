import { describe, expect, it } from '@jest/globals';
import { anEvent, aResponse } from '../../support/builders.ts';
import { useServer } from '../../support/useServer.ts';

const server = useServer();

const VIEWER = '{ viewer { uid displayName email photoURL events { urlHash isPrivate } responses { id name email } } }';

describe('viewer', () => {
  it('is null for a visitor, also with a token of a response', async () => {
    const event = await anEvent(server);
    const { responseToken } = await aResponse(server, event);
    const headers = { 'x-response-token': responseToken };
    expect(await server.graphql(VIEWER, {}, { headers })).toEqual({ data: { viewer: null } });
  });

  it('is the signed-in person with their own events, newest first, and their own responses', async () => {
    const early = await anEvent(server, { date: '2026-05-02T10:00:00Z', endTime: null, isPrivate: true }, 'grace');
    const late = await anEvent(server, { date: '2026-05-09T10:00:00Z', endTime: null }, 'grace');
    await aResponse(server, late, { name: 'Vera', email: 'vera@example.com' });
    const { id } = await aResponse(server, early, { name: 'G.', email: 'grace@example.com' }, { as: 'grace' });
    const { data } = await server.graphql(VIEWER, {}, { as: 'grace' });
    expect(data?.viewer).toEqual({
      uid: 'grace',
      displayName: 'Grace',
      email: 'grace@example.com',
      photoURL: null,
      events: [
        { urlHash: late.urlHash, isPrivate: false },
        { urlHash: early.urlHash, isPrivate: true },
      ],
      responses: [{ id: String(id), name: 'G.', email: 'grace@example.com' }],
    });
  });

  it('is refused, like everything, to a token that is not valid', async () => {
    for (const query of [VIEWER, '{ eventTypes { id } }']) {
      const { errors } = await server.graphql(query, {}, { headers: { authorization: 'Bearer forged' } });
      expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
  });
});

describe('several fields of one document', () => {
  it('each get what they ask for', async () => {
    const event = await anEvent(server, {}, 'hedy');
    await aResponse(server, event, {}, { as: 'hedy' });
    const event_ = `event(urlHash: "${event.urlHash}") { participants { name } }`;
    const { data } = await server.graphql(
      `{ one: events(first: 1) { nodes { participants { name } } } all: events { nodes { urlHash participants { name } } }
         ${event_} again: ${event_} viewer { events { participants { name } } responses { name } } }`,
      {},
      { as: 'hedy' },
    );
    const shown = { participants: [{ name: 'Vera' }] };
    expect(data).toMatchObject({
      event: shown,
      again: shown,
      viewer: { events: [shown], responses: [{ name: 'Vera' }] },
    });
    expect(data?.one.nodes).toHaveLength(1);
    expect(data?.all.nodes).toContainEqual({ urlHash: event.urlHash, ...shown });
  });

  it('are each done once, in order', async () => {
    const event = await anEvent(server);
    const join = (alias: string) =>
      `${alias}: joinEvent(urlHash: "${event.urlHash}", input: { name: "${alias}" }) { participant { name } }`;
    await server.graphql(`mutation { ${['a', 'b', 'c'].map(join).join(' ')} }`);
    const { data } = await server.graphql(`{ event(urlHash: "${event.urlHash}") { participants { name } } }`);
    expect(data?.event.participants).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  });
});
