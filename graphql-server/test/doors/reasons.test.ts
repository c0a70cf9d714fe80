import { expect, it } from '@jest/globals';
import { anEvent } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';
import { aProblem } from '../support/aProblem.ts';

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
  expect((await join({ accept: 'application/json' })).json()).toEqual(
    aProblem({
      status: 400,
      code: 'BAD_USER_INPUT',
      title: 'Bad input',
      message: 'Name is required',
      key: 'name.required',
      field: 'name',
    }),
  );
});

it('both doors say of each field what is wrong with it, and REST all that RFC 9457 asks for', async () => {
  const input = {
    title: '',
    location: 'Here',
    date: '2096-05-01T18:30:00Z',
    timezone: 'UTC',
    eventTypeId: 1,
    capacity: 0,
  };
  const problem = (await server.rest('POST', '/api/events', input, ADA)).json();
  const message = String(problem.message);
  expect(problem).toMatchObject({
    type: '/api/errors#BAD_USER_INPUT',
    title: 'Bad input',
    status: 400,
    detail: message,
    code: 'BAD_USER_INPUT',
    fields: ['title', 'capacity'],
    errors: [
      { field: 'title', code: 'title.required', message: 'Title is required' },
      { field: 'capacity', code: expect.any(String), message: expect.any(String) },
    ],
  });
  expect(problem.errors.map((one: { message: string }) => message.includes(one.message))).toEqual([true, true]);
  const mutation = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }';
  const { errors } = await server.graphql(mutation, { input }, ADA);
  expect(errors?.[0]?.extensions).toMatchObject({ code: problem.code, errors: problem.errors });
});

it('the catalogue has every code that is said, at the address that a problem names', async () => {
  const { codes, reasons } = (await server.rest('GET', '/api/errors')).json();
  const said = [
    await server.rest('GET', '/api/nowhere'),
    await server.rest('PATCH', '/api/events'),
    await server.rest('GET', '/api/events/user'),
    await server.rest('POST', '/api/events', '{', { ...ADA, headers: { 'content-type': 'application/json' } }),
    await server.rest('POST', '/api/events', 'title', { ...ADA, headers: { 'content-type': 'text/csv' } }),
  ];
  const found = said.map((answer) => answer.json());
  expect(found.map(({ code, status }) => [code, status])).toEqual([
    ['NOT_FOUND', 404],
    ['METHOD_NOT_ALLOWED', 405],
    ['UNAUTHENTICATED', 401],
    ['BAD_REQUEST', 400],
    ['UNSUPPORTED_MEDIA_TYPE', 415],
  ]);
  for (const { code, status, title, type, reasons: why } of found) {
    expect(codes).toContainEqual({ code, status, title });
    expect([type, reasons[why[0].key]]).toEqual([`/api/errors#${code}`, expect.any(String)]);
  }
  expect(said[1]?.headers.allow).toContain('GET');
});
