import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EventQueries } from '../../../src/doors/graphql/resolvers/EventQueries.ts';
import { anEvent, aResponse } from '../../support/builders.ts';
import { useServer } from '../../support/useServer.ts';

const server = useServer();
beforeAll(async () => {
  const event = await anEvent(server);
  await aResponse(server, event, { email: 'vera@example.com' });
  await anEvent(server, { isRecurring: true, recurrenceFrequency: 'weekly', endTime: null });
});
afterEach(() => void jest.restoreAllMocks());

const LISTS: Record<string, [query: string, variables?: object]> = {
  'a list': ['{ events { totalCount nodes { id date endTime eventType { name } weather { icon } } } }'],
  'the types': ['{ eventTypes { id name color } }'],
  'a list with variables and fragments': [
    `query Lists($when: EventWindow!, $isLong: Boolean = false) {
      some: events(when: $when, first: 1) { ...Page } rest: events { nodes { participants { name likelihood } } }
    }
    fragment Page on EventConnection { edges { cursor node { title notes @include(if: $isLong) recurrenceFrequency } } pageInfo { hasNextPage } }`,
    { when: 'UPCOMING' },
  ],
};

describe.each(Object.entries(LISTS))('%s that is asked for again and again', (_name, [query, variables]) => {
  it('is answered each time as it was before', async () => {
    const first = await server.graphql(query, variables);
    expect(first.errors).toBeUndefined();
    for (let again = 0; again < 3; again++) expect(await server.graphql(query, variables)).toEqual(first);
  });
});

describe('refuses, the third time as the first and by one execution each,', () => {
  it.each([
    ['a page that is too long', '{ events(first: 1000) { totalCount } }'],
    ['a cursor of nothing', '{ eventTypes { id } events(after: "nothing") { totalCount } }'],
  ])('%s', async (_name, query) => {
    const executed = jest.spyOn(EventQueries.prototype, 'events');
    const first = await server.graphql(query);
    expect(first.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await server.graphql(query)).toEqual(first);
    expect(await server.graphql(query)).toEqual(first);
    expect(executed).toHaveBeenCalledTimes(3);
  });
});

it('refuses a variable of another type the third time as the first, and executes nothing', async () => {
  const executed = jest.spyOn(EventQueries.prototype, 'events');
  const ask = () => server.graphql('query ($first: Int) { events(first: $first) { totalCount } }', { first: 'many' });
  const first = await ask();
  expect(first.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(await ask()).toEqual(first);
  expect(await ask()).toEqual(first);
  expect(executed).not.toHaveBeenCalled();
});

it('shows the address of a participant to the creator alone, however often others ask', async () => {
  const query = '{ events { nodes { participants { email } } } }';
  const emails = async (caller = {}) => JSON.stringify((await server.graphql(query, {}, caller)).data);
  for (let again = 0; again < 3; again++) expect(await emails()).not.toContain('vera@example.com');
  expect(await emails({ as: 'ada' })).toContain('vera@example.com');
  expect(await emails()).not.toContain('vera@example.com');
});
