import { expect, it } from '@jest/globals';
import { anEvent } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
const ADA = { as: 'ada' };

const reasonsOfRest = async (...call: Parameters<(typeof server)['rest']>) =>
  (await server.rest(...call)).json<{ reasons: unknown }>().reasons;

const reasonsOfGraphql = async (query: string, variables = {}) =>
  (await server.graphql(query, variables, ADA)).errors?.[0]?.extensions.reasons;

it('both doors say why by the same keys and values', async () => {
  const input = { title: 'x'.repeat(121), location: '', date: '2096-05-01T18:30:00Z', timezone: 'UTC', eventTypeId: 1 };
  const reasons = [{ key: 'text.tooLong', values: { field: 'title', max: 120 } }, { key: 'location.required' }];
  expect(await reasonsOfRest('POST', '/api/events', input, ADA)).toEqual(reasons);
  const mutation = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }';
  expect(await reasonsOfGraphql(mutation, { input })).toEqual(reasons);
});

it('what is refused as things stand has its key', async () => {
  const { urlHash } = await anEvent(server);
  const decision = { decision: 'CONFIRM' };
  const foreign = [{ key: 'event.notYoursToDecide' }];
  expect(await reasonsOfRest('POST', `/api/events/${urlHash}/decision`, decision, { as: 'bea' })).toEqual(foreign);
  expect(await reasonsOfRest('GET', '/api/events/nothing')).toEqual([{ key: 'event.unknown' }]);
});

it('what is wrong with a request itself has keys too', async () => {
  const misspelt = { name: '"titel"', meant: 'title' };
  expect(await reasonsOfRest('POST', '/api/events', { titel: 'Soccer' }, ADA)).toEqual([
    { key: 'field.misspelt', values: misspelt },
  ]);
  expect(await reasonsOfRest('PATCH', '/api/nothing')).toEqual([{ key: 'request.nowhere' }]);
});

it('a join that is refused in plain text says the sentence alone', async () => {
  const { urlHash } = await anEvent(server);
  const join = (headers: Record<string, string>) => server.rest('POST', `/api/events/${urlHash}/join`, {}, { headers });
  expect((await join({})).body).toBe('Name is required');
  expect((await join({ accept: 'application/json' })).json()).toEqual({
    message: 'Name is required',
    fields: ['name'],
    reasons: [{ key: 'name.required' }],
  });
});
