import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, changeEvent, readEvent, type Joined } from '../support/builders.ts';
import { graphqlDoor, restDoor } from '../support/doors.ts';
import type { Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import { visitorCookie } from '../support/visitorCookie.ts';

const server = useServer();
beforeEach(() => server.orm.em.fork().execute('truncate event cascade'));

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

  it('does not read as if its owner came: it waits, in no line', async () => {
    const own = async () =>
      (await readEvent(server, event, { as: 'bea' })).participants.find(({ id }) => id === bea.id);
    expect(await hide(true)).toMatchObject({ result: { status: 'WAITLISTED', waitlistPosition: null } });
    expect(await own()).toMatchObject({ status: 'WAITLISTED', waitlistPosition: null });
    const { data } = await server.graphql('{ viewer { responses { status waitlistPosition } } }', {}, { as: 'bea' });
    expect(data?.viewer.responses).toEqual([{ status: 'WAITLISTED', waitlistPosition: null }]);
    expect(await readEvent(server, event, { as: 'bea' })).toMatchObject({ waitlistCount: 0, expected: 1 });
    await hide(false);
    expect(await own()).toMatchObject({ status: 'GOING' });
  });

  it('is told to its owner with its event, and to nobody else', async () => {
    const hiddenOf = async (as: string) =>
      (await server.graphql('{ viewer { hiddenResponses { urlHash response { name } } } }', {}, { as })).data?.viewer
        .hiddenResponses as object[];
    expect(await hiddenOf('bea')).toEqual([]);
    await hide(true);
    expect(await hiddenOf('bea')).toEqual([{ urlHash: event.urlHash, response: { name: 'Bea' } }]);
    for (const as of ['ada', 'mallory']) expect(await hiddenOf(as)).toEqual([]);
    await hide(false);
    expect(await hiddenOf('bea')).toEqual([]);
  });

  it('is in no line at a full event, whose first in line is another', async () => {
    const full = await anEvent(server, { participantThreshold: 2, capacity: 2 });
    const cem = await aResponse(server, full, { name: 'Cem' }, { as: 'cem' });
    for (const name of ['Ann', 'Ben', 'Dora']) await aResponse(server, full, { name });
    await open(server).hideResponse({ urlHash: full.urlHash, participantId: cem.id }, true, { as: 'ada' });
    const { participants } = await readEvent(server, full, { as: 'cem' });
    expect(participants.map(({ name, status, waitlistPosition }) => [name, status, waitlistPosition])).toEqual([
      ['Cem', 'WAITLISTED', null],
      ['Ann', 'GOING', null],
      ['Ben', 'GOING', null],
      ['Dora', 'WAITLISTED', 1],
    ]);
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
    const change = (body: object) => changeEvent(server, event, body);
    await change({ notes: 'News' });
    expect(await namesOf(event)).toEqual(['Guest']);
    await change({ isGuestListHidden: false });
    expect(await namesOf(event)).toEqual(['Vera']);
  });
});

describe('a response without an account that the organiser hides', () => {
  const HIDDEN =
    'query ($held: [HeldResponseInput!]!) { hiddenResponses(held: $held) { urlHash response { id status } } }';
  const hiddenOf = async (held: object[], caller: Caller = {}) => {
    const { data, errors } = await server.graphql(HIDDEN, { held }, caller);
    expect(errors).toBeUndefined();
    return data?.hiddenResponses as object[];
  };
  const hide = (event: EventView, { id }: Joined) =>
    server.rest('PUT', `/api/events/${event.urlHash}/participants/${id}/visibility`, { hidden: true }, { as: 'ada' });
  const credentialOf = ({ id, responseToken }: Joined) => ({ participantId: String(id), responseToken });
  let event: EventView;
  let vera: Joined;
  beforeEach(async () => {
    event = await anEvent(server);
    vera = await aResponse(server, event, { name: 'Vera' });
  });

  it('is told to the browser that holds its token', async () => {
    expect(await hiddenOf([credentialOf(vera)])).toEqual([]);
    await hide(event, vera);
    const told = [{ urlHash: event.urlHash, response: { id: String(vera.id), status: 'WAITLISTED' } }];
    expect(await hiddenOf([credentialOf(vera)])).toEqual(told);
    expect(await hiddenOf([{ participantId: 'x', responseToken: '' }, credentialOf(vera)])).toEqual(told);
  });

  it('is told to the browser that joined, by its cookie alone', async () => {
    const joined = await server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'Cleo' });
    const cookie = visitorCookie(joined);
    await hide(event, joined.json<Joined>());
    const { id } = joined.json<Joined>();
    const told = [{ urlHash: event.urlHash, response: { id: String(id), status: 'WAITLISTED' } }];
    expect(await hiddenOf([], { headers: { cookie } })).toEqual(told);
    expect(await hiddenOf([], { headers: { cookie: `${cookie}x` } })).toEqual([]);
    expect(await hiddenOf([])).toEqual([]);
  });

  it('is told to nobody without proof, be they signed in, and not by a number either', async () => {
    await hide(event, vera);
    const guessed = [
      { participantId: String(vera.id), responseToken: 'guessed' },
      { participantId: String(vera.id + 1), responseToken: vera.responseToken },
    ];
    for (const held of guessed) {
      for (const as of [undefined, 'mallory', 'ada']) expect(await hiddenOf([held], { as })).toEqual([]);
    }
  });

  it('is asked for by no more tokens than a browser sends', async () => {
    const { errors } = await server.graphql(HIDDEN, { held: Array.from({ length: 201 }, () => credentialOf(vera)) });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
