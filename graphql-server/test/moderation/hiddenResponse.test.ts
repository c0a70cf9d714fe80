import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, readEvent, type Joined } from '../support/builders.ts';
import { graphqlDoor, restDoor } from '../support/doors.ts';
import { startTestServer, type Caller, type TestServer } from '../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.orm.em.fork().execute('truncate event cascade'));
afterAll(() => server.stop());

const namesOf = async (event: EventView, caller: Caller = {}) =>
  (await readEvent(server, event, caller)).participants.map(({ name }) => name);
const listed = async (caller: Caller = {}) => {
  const { data } = await server.graphql('{ events { nodes { participants { name comment } } } }', {}, caller);
  return JSON.stringify(data);
};

describe.each([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('a response that the organiser hides through %s', (_name, open) => {
  let event: EventView;
  let bea: Joined;
  beforeEach(async () => {
    event = await anEvent(server, { participantThreshold: 2 });
    bea = await aResponse(server, event, { name: 'Bea' }, { as: 'bea' });
    await aResponse(server, event, { name: 'Vera' });
    await listed();
  });
  const hide = (hidden: boolean) =>
    open(server).hideResponse({ urlHash: event.urlHash, participantId: bea.id }, hidden, { as: 'ada' });

  it('is shown to its owner and the organiser alone', async () => {
    expect(await hide(true)).toMatchObject({ code: 'OK', result: { name: 'Bea', isHidden: true } });
    expect(await namesOf(event)).toEqual(['Vera']);
    expect(await namesOf(event, { as: 'mallory' })).toEqual(['Vera']);
    expect(await namesOf(event, { as: 'bea' })).toEqual(['Bea', 'Vera']);
    expect(await namesOf(event, { as: 'ada' })).toEqual(['Bea', 'Vera']);
  });

  it('is on no list, for any reader: the lists are cached for all', async () => {
    await hide(true);
    for (const as of [undefined, 'bea', 'ada']) expect(await listed({ as })).not.toContain('Bea');
  });

  it('does not count: what was certain is so no more', async () => {
    const statusOf = async () =>
      /STATUS:(\w+)/.exec((await server.rest('GET', `/events/${event.urlHash}.ics`)).body)?.[1];
    expect(await statusOf()).toBe('CONFIRMED');
    await hide(true);
    expect(await statusOf()).toBe('TENTATIVE');
  });

  it('is shown again when the organiser wants it so', async () => {
    await hide(true);
    await hide(false);
    expect(await namesOf(event)).toEqual(['Bea', 'Vera']);
    expect(await listed()).toContain('Bea');
  });
});

describe('an event whose guest list is hidden', () => {
  it('says to others how many come, not who or what they say', async () => {
    const event = await anEvent(server, { isGuestListHidden: true });
    await aResponse(server, event, { name: 'Bea', comment: 'Late', likelihood: 0.4 }, { as: 'bea' });
    await aResponse(server, event, { name: 'Vera' });
    const { participants } = await readEvent(server, event);
    expect(participants).toMatchObject([
      { name: 'Guest', comment: '', likelihood: 0.4 },
      { name: 'Guest', comment: '', likelihood: 1 },
    ]);
    expect(await namesOf(event, { as: 'bea' })).toEqual(['Bea', 'Guest']);
    expect(await namesOf(event, { as: 'ada' })).toEqual(['Bea', 'Vera']);
    for (const as of [undefined, 'bea', 'ada']) expect(await listed({ as })).not.toMatch(/"Bea"|Vera|Late/);
    expect((await server.rest('GET', '/api/events')).body).not.toMatch(/"Bea"|Vera|Late/);
  });

  it('shows it again when the organiser says so, and keeps it when they change something else', async () => {
    const event = await anEvent(server, { isGuestListHidden: true });
    await aResponse(server, event, { name: 'Vera' });
    const change = (body: object) => server.rest('PUT', `/api/events/${event.urlHash}`, body, { as: 'ada' });
    await change({ notes: 'News' });
    expect(await namesOf(event)).toEqual(['Guest']);
    await change({ isGuestListHidden: false });
    expect(await namesOf(event)).toEqual(['Vera']);
  });
});
