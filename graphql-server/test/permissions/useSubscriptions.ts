import { afterEach, beforeAll, expect } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { joinOrganising } from '../co-organisers/joinOrganising.ts';
import { type Reader, subscribe } from '../live/aReader.ts';
import { aProgram } from '../platform/aProgram.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { authorization, type Caller, type TestServer } from '../support/testServer.ts';
import { visitorCookie } from '../support/visitorCookie.ts';

export const VERAS_EMAIL = 'canary.vera@example.com';

/** The query of the same name, for the same selection. */
export const asQuery = (subscription: string) =>
  subscription.replace(/^subscription/, '').replace(/\b(event|poll)Changed\b/, '$1');

/** Who subscribes, at a server whose operator is Olga, and what they read. */
export const useSubscriptions = (server: TestServer) => {
  const world = new PollWorld(server);
  let origin: string;
  let cookie = '';
  /** Of Ada's: a person has a few. */
  const programs: Record<'reads' | 'organises', Caller> = { reads: {}, organises: {} };
  const readers: Reader[] = [];

  beforeAll(async () => {
    server.joinOthers();
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    programs.reads = await aProgram(server, 'ada', ['read']);
    programs.organises = await aProgram(server, 'ada', ['manage']);
  });
  afterEach(async () => {
    await Promise.all(readers.splice(0).map((reader) => reader.stop()));
  });

  const askers: [who: string, caller: () => Caller][] = [
    ['nobody', () => ({})],
    ['a visitor with the cookie', () => ({ headers: { cookie } })],
    ['a stranger who is signed in', () => ({ as: 'mallory' })],
    ['the owner of a response', () => ({ as: 'bea' })],
    ['a co-organiser', () => ({ as: 'cem' })],
    ['the creator', () => ({ as: 'ada' })],
    ['an operator', () => ({ as: 'olga' })],
    ['a program of the creator that reads', () => programs.reads],
    ['a program of the creator that organises alone', () => programs.organises],
  ];

  const hide = async (kind: 'Event' | 'Poll', urlHash: string) => {
    const { errors } = await server.graphql(
      `mutation { hide${kind}(urlHash: "${urlHash}", hidden: true) }`,
      {},
      { as: 'olga' },
    );
    expect(errors).toBeUndefined();
  };

  const makeEvent = async (changes: Parameters<typeof anEvent>[1] = {}): Promise<EventView> => {
    const event = await anEvent(server, { chatLink: 'https://chat.example.org/canary', ...changes });
    await joinOrganising(server, event, 'cem');
    const email = { name: 'Vera', email: VERAS_EMAIL };
    const headers: Record<string, string> = cookie === '' ? {} : { cookie };
    const joined = await server.rest('POST', `/api/events/${event.urlHash}/join`, email, { headers });
    if (cookie === '') cookie = visitorCookie(joined);
    await aResponse(server, event, { name: 'Bea', email: 'canary.bea@example.com' }, { as: 'bea' });
    return event;
  };

  const makePoll = async (changes: object = {}) => {
    const poll = await world.open({ participantThreshold: 10, ...changes });
    await world.vote(poll, [0.5], { email: VERAS_EMAIL }, { headers: { cookie } });
    await world.vote(poll, [0.5], { name: 'Bea', email: 'canary.bea@example.com' }, { as: 'bea' });
    return poll;
  };

  const openReader = (query: string, caller: Caller): Reader => {
    const reader = subscribe(origin, query, { headers: { ...authorization(caller), ...caller.headers } });
    readers.push(reader);
    return reader;
  };

  return { askers, hide, makeEvent, makePoll, openReader };
};
