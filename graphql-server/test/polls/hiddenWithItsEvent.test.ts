import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PollView } from '../../src/doors/presenters/presentPoll.ts';
import { changeEvent, deleteEvent } from '../support/builders.ts';
import type { Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import { PollWorld, type Voted } from './PollWorld.ts';

const server = useServer({ env: { ADMIN_UIDS: 'olga' } });
const world = new PollWorld(server);

/** Words that no other test or field has. */
const NAME = 'Veronika';
const COMMENT = 'by the night train';
const SAID = { name: NAME, comment: COMMENT };
const STRANGERS: Caller[] = [{}, { as: 'mallory' }];

let poll: PollView;
let event: { urlHash: string };
let vera: Voted;
let participantId: number;

beforeEach(async () => {
  await server.orm.em.fork().execute('truncate event, poll cascade');
  poll = await world.open({ autoScheduleChance: null });
  vera = (await world.vote(poll, [1], SAID)).result;
  event = (await world.schedule(poll, poll.options[0]?.id)).result;
  participantId = (await world.read(poll))?.voters[0]?.participantId ?? 0;
});

const ofResponse = () => `/api/events/${event.urlHash}/participants/${participantId}`;
const byToken = () => ({ headers: { 'x-response-token': vera.responseToken } });
const hide = (what: 'hideEvent' | 'hidePoll', { urlHash }: { urlHash: string }, hidden = true) =>
  server.graphql(
    `mutation ($urlHash: String!, $hidden: Boolean!) { ${what}(urlHash: $urlHash, hidden: $hidden) }`,
    { urlHash, hidden },
    { as: 'olga' },
  );
const release = async () => expect((await deleteEvent(server, event)).statusCode).toBe(200);

const DOCUMENT = `{ urlHash isPrivate isGuestListHidden isHidden voters { name comment participantId } event { participants { name comment } } }`;

/** Every place where a poll shows people, as the reader finds it. */
const PLACES: Record<string, (caller: Caller) => Promise<string>> = {
  'the poll by GraphQL': async (caller) =>
    JSON.stringify(
      await server.graphql(
        `query ($urlHash: String!) { poll(urlHash: $urlHash) ${DOCUMENT} }`,
        { urlHash: poll.urlHash },
        caller,
      ),
    ),
  'the poll by REST': async (caller) =>
    (await server.rest('GET', `/api/polls/${poll.urlHash}`, undefined, caller)).body,
  'the list by GraphQL': async (caller) =>
    JSON.stringify(await server.graphql(`{ polls(first: 100) { nodes ${DOCUMENT} } }`, {}, caller)),
  'the list by REST': async (caller) => (await server.rest('GET', '/api/polls', undefined, caller)).body,
  'their own polls': async (caller) =>
    JSON.stringify(await server.graphql(`{ viewer { polls ${DOCUMENT} } }`, {}, caller)),
  'the calendar': async (caller) => (await server.rest('GET', '/calendar.ics', undefined, caller)).body,
  'the file of the event': async (caller) =>
    (await server.rest('GET', `/events/${event.urlHash}.ics`, undefined, caller)).body,
  'their data': async (caller) =>
    caller.as === undefined ? '' : (await server.rest('GET', '/api/me/data', undefined, caller)).body,
};

/** Everything by which an event hides people, and who reads them all the same. */
const HIDING: Record<string, { hide: () => Promise<unknown>; readers: Caller[] }> = {
  'a guest list that is hidden': {
    hide: () => changeEvent(server, event, { isGuestListHidden: true }),
    readers: [{ as: 'ada' }],
  },
  'an event that was made private': {
    hide: () => changeEvent(server, event, { isPrivate: true }),
    readers: [{ as: 'ada' }],
  },
  'an event that an operator has hidden': { hide: () => hide('hideEvent', event), readers: [{ as: 'ada' }] },
  'a response that the organiser has hidden': {
    hide: () => server.rest('PUT', `${ofResponse()}/visibility`, { hidden: true }, { as: 'ada' }),
    readers: [{ as: 'ada' }],
  },
  'a response that its owner has withdrawn': {
    hide: () => server.rest('DELETE', ofResponse(), undefined, byToken()),
    readers: [],
  },
  'a response that the organiser has removed': {
    hide: () => server.rest('DELETE', ofResponse(), undefined, { as: 'ada' }),
    readers: [],
  },
};

/** Whether the poll, by either door, has the name. */
const isRead = async (caller: Caller) =>
  Promise.all(
    ['the poll by GraphQL', 'the poll by REST'].map(async (at) => (await PLACES[at]?.(caller))?.includes(NAME)),
  );

it('a poll names who votes, and so does its event, until something hides them', async () => {
  expect(await isRead({})).toEqual([true, true]);
});

describe.each(Object.entries(HIDING))('%s', (what, { hide: hideThem, readers }) => {
  beforeEach(async () => {
    const done = await hideThem();
    expect(done).not.toHaveProperty('errors');
    expect([undefined, 200]).toContain((done as { statusCode?: number }).statusCode);
  });

  it.each(Object.entries(PLACES))('names nobody at %s', async (_place, read) => {
    for (const caller of STRANGERS) {
      const shown = await read(caller);
      expect(shown).not.toContain(NAME);
      expect(shown).not.toContain(COMMENT);
    }
  });

  it('leads no vote to a response, and names people to those alone who read them at the event', async () => {
    for (const caller of STRANGERS) {
      expect((await world.read(poll, caller))?.voters.map((voter) => voter.participantId) ?? []).not.toContain(
        participantId,
      );
    }
    for (const caller of readers) expect(await isRead(caller)).toEqual([true, true]);
    if (readers.length === 0) expect(await isRead({ as: 'ada' })).toEqual([false, false]);
  });

  it('names nobody once the event is deleted either', async () => {
    await release();
    for (const caller of STRANGERS) {
      for (const at of ['the poll by GraphQL', 'the poll by REST']) {
        const shown = await PLACES[at]?.(caller);
        // who found the poll by its address finds it again, private as its event was
        if (what === 'an event that was made private') expect((await world.read(poll))?.isPrivate).toBe(true);
        else expect(shown).not.toContain(NAME);
      }
      for (const at of ['the list by GraphQL', 'the list by REST'])
        expect(await PLACES[at]?.(caller)).not.toContain(NAME);
    }
  });
});

it('a poll says that it is private, and its guest list hidden, as its event is', async () => {
  await changeEvent(server, event, { isPrivate: true, isGuestListHidden: true });
  expect(await world.read(poll)).toMatchObject({ isPrivate: true, isGuestListHidden: true });
});

it('who has answered the event by their vote reads the names of a private one at its poll', async () => {
  const own = await world.open({ autoScheduleChance: null });
  await world.vote(own, [1], SAID);
  await world.vote(own, [1], { name: 'Nele' }, { as: 'nele' });
  const made = (await world.schedule(own, own.options[0]?.id)).result;
  await changeEvent(server, made, { isPrivate: true });
  const names = async (caller: Caller) => (await world.read(own, caller))?.voters.map(({ name }) => name);
  expect(await names({ as: 'nele' })).toEqual([NAME, 'Nele']);
  expect(await names({})).toEqual(['Guest', 'Guest']);
});

it('a poll names people as they call themselves at its event', async () => {
  const said = { name: 'V.', comment: '', responseToken: vera.responseToken };
  expect((await server.rest('PUT', ofResponse(), said)).statusCode).toBe(200);
  expect((await world.read(poll))?.voters).toMatchObject([{ name: 'V.', comment: '' }]);
});

it('who voted for other dates alone stays where somebody withdrew', async () => {
  const own = await world.open({ autoScheduleChance: null });
  const early = (await world.vote(own, [1], { name: 'Early' })).result;
  await world.vote(own, [undefined, 1], { name: 'Late' });
  const made = (await world.schedule(own, own.options[0]?.id)).result;
  const id = (await world.read(own))?.voters[0]?.participantId;
  const header = { headers: { 'x-response-token': early.responseToken } };
  await server.rest('DELETE', `/api/events/${made.urlHash}/participants/${id}`, undefined, header);
  const names = async () => (await world.read(own))?.voters.map(({ name }) => name);
  expect(await names()).toEqual(['Late']);
  await deleteEvent(server, made);
  expect(await names()).toEqual(['Late']);
});

it('who withdrew after the organiser had hidden them is no voter again', async () => {
  const own = await world.open({ autoScheduleChance: null });
  const spam = (await world.vote(own, [1, 1], { name: 'Spam' })).result;
  const made = (await world.schedule(own, own.options[0]?.id)).result;
  const id = (await world.read(own))?.voters[0]?.participantId;
  const path = `/api/events/${made.urlHash}/participants/${id}`;
  await server.rest('PUT', `${path}/visibility`, { hidden: true }, { as: 'ada' });
  const header = { headers: { 'x-response-token': spam.responseToken } };
  expect((await server.rest('DELETE', path, undefined, header)).statusCode).toBe(200);
  await deleteEvent(server, made);
  expect((await world.read(own, { as: 'ada' }))?.voters).toEqual([]);
});

describe('an operator', () => {
  const found = async () => {
    const { statusCode } = await server.rest('GET', `/api/events/${event.urlHash}`);
    return { event: statusCode === 200, poll: (await world.read(poll)) !== null };
  };

  it.each([
    ['the event', (isHidden: boolean) => hide('hideEvent', event, isHidden)],
    ['the poll', (isHidden: boolean) => hide('hidePoll', poll, isHidden)],
  ])('who hides %s hides the other with it, and shows both again', async (_what, change) => {
    await change(true);
    expect(await found()).toEqual({ event: false, poll: false });
    expect((await world.read(poll, { as: 'ada' }))?.isHidden).toBe(true);
    await change(false);
    expect(await found()).toEqual({ event: true, poll: true });
  });

  it('hides the poll with any date of the series that its event leads', async () => {
    const changed = await changeEvent(server, event, { isRecurring: true, recurrenceFrequency: 'weekly' });
    expect(changed.statusCode).toBe(200);
    server.clock.set('2026-05-07T12:00:00Z');
    await server.tasks.continueSeries({});
    const { data } = await server.graphql('{ viewer { events { urlHash } } }', {}, { as: 'ada' });
    const next = (data?.viewer.events as { urlHash: string }[]).find(({ urlHash }) => urlHash !== event.urlHash);
    await hide('hideEvent', next ?? { urlHash: '' });
    expect(await found()).toEqual({ event: false, poll: false });
  });
});
