import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ResponseRepository } from '../../src/persistence/repositories/ResponseRepository.ts';
import { KnownMutations } from '../../src/transports/graphql/KnownMutations.ts';
import { anEvent } from '../support/builders.ts';
import { startTestServer, type Caller, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let urlHash: string;
const log: string[] = [];
beforeAll(async () => {
  const logTo = { write: (line: string) => void log.push(line) };
  server = await startTestServer({ env: { LOG_LEVEL: 'error' }, logTo });
  ({ urlHash } = await anEvent(server));
  await server.rest('POST', `/api/events/${urlHash}/join`, { name: 'Ada' }, { as: 'ada' });
});
afterAll(() => server.stop());

const answers = jest.spyOn(KnownMutations.prototype, 'answer');
afterEach(() => void answers.mockClear());

/** How often Apollo was not needed. */
const past = async () =>
  (await Promise.all(answers.mock.results.map(({ value }) => value))).filter((answer) => answer !== null).length;

const JOIN = `mutation Join($urlHash: String!, $input: JoinEventInput!) {
  joinEvent(urlHash: $urlHash, input: $input) { participant { id name likelihood comment email } responseToken } }`;

const CONDITIONAL = `mutation ($urlHash: String!, $isLeft: Boolean = true) {
  removeResponse(urlHash: $urlHash, participantId: "1") @include(if: $isLeft) }`;

/** What differs from one join to the next: numbers and secrets. */
const withoutChance = (text: string) =>
  text.replaceAll(/"id":"\d+"/g, '"id":"…"').replaceAll(/"responseToken":"[\w-]+"/g, '"responseToken":"…"');

type Body = Record<string, unknown>;

const send = async (body: Body, { as, headers }: Caller = {}) => {
  const authorization = as === undefined ? {} : { authorization: `Bearer uid:${as}` };
  const answer = await server.app.inject({
    ...{ method: 'POST', url: '/graphql', payload: body, headers: { ...authorization, ...headers } },
  });
  const { 'x-request-id': _id, date: _date, 'content-length': _length, ...said } = answer.headers;
  const isKnownAgain = Boolean(said['set-cookie']);
  return {
    status: answer.statusCode,
    headers: { ...said, 'set-cookie': isKnownAgain },
    body: withoutChance(answer.body),
  };
};

/** The same request, but that Apollo alone knows what to do with it. */
const throughApollo = (body: Body, caller?: Caller) => send({ ...body, extensions: {} }, caller);

const join = (input: Body = { name: 'Ben', likelihood: 0.5, comment: 'Späti?' }, more: Body = {}) => ({
  query: JOIN,
  variables: { urlHash, input, ...more },
});

const CASES: Record<string, () => [body: Body, caller?: Caller]> = {
  'a join': () => [join()],
  'a join by its name': () => [{ ...join(), operationName: 'Join' }],
  'a join with defaults': () => [join({ name: 'Ben' })],
  'a second join of somebody signed in': () => [join(), { as: 'ada' }],
  'a join without a name': () => [join({ name: ' ', likelihood: 7 })],
  'a join of nothing': () => [join({ name: 'Ben' }, { urlHash: 'nothing' })],
  'a token that is none': () => [join(), { headers: { authorization: 'Bearer nonsense' } }],
  'a mutation of somebody who is not signed in': () => [
    { query: 'mutation ($urlHash: String!) { deleteEvent(urlHash: $urlHash) }', variables: { urlHash } },
  ],
  'several, of which some are refused': () => [
    {
      query: `mutation ($urlHash: String!, $input: JoinEventInput!) {
        one: joinEvent(urlHash: $urlHash, input: $input) { participant { name } }
        two: removeResponse(urlHash: $urlHash, participantId: "0") }`,
      variables: { urlHash, input: { name: 'Ben' } },
    },
  ],
  'a mutation without variables': () => [{ query: 'mutation { removeResponse(urlHash: "x", participantId: "1") }' }],
};

describe.each(Object.entries(CASES))('%s', (_name, given) => {
  it('is answered past Apollo as Apollo answers it', async () => {
    const byApollo = await throughApollo(...given());
    expect(await past()).toBe(0);
    expect(await send(...given())).toEqual(byApollo);
    expect(await past()).toBe(1);
  });
});

it('says what Apollo says in the type that a client accepts', async () => {
  await throughApollo(join());
  const types = [
    '*/*',
    'application/json',
    'application/json, text/plain, */*',
    'application/graphql-response+json',
    'application/graphql-response+json,application/json;q=0.9',
  ];
  for (const input of [{ name: 'Ben' }, { name: '' }]) {
    for (const accept of types) {
      const caller = { headers: { accept } };
      expect(await send(join(input), caller)).toEqual(await throughApollo(join(input), caller));
    }
  }
  expect(await past()).toBe(types.length * 2);
});

it.each<[string, Body, headers?: Record<string, string>]>([
  ['a variable of another type', { variables: { urlHash: 1, input: 'Ben' } }],
  ['a variable that is missing', { variables: {} }],
  ['variables that are a list', { variables: [] }],
  ['variables that are a text', { variables: '{}' }],
  ['a condition of nothing', { query: CONDITIONAL, variables: { urlHash: 'x', isLeft: null } }],
  ['too many values', { variables: { urlHash: 'x', input: { name: 'Ben', comment: Array(600).fill('x') } } }],
  ['an operation by another name', { operationName: 'Leave' }],
  ['an operation without a name', { operationName: '' }],
  ['a name that is a number', { operationName: 1 }],
  ['a document that is none', { query: 'mutation {' }],
  ['a type that nobody has', {}, { accept: 'text/csv' }],
])('leaves to Apollo %s', async (_name, more, headers = {}) => {
  await throughApollo(join());
  await throughApollo({ query: CONDITIONAL, variables: { urlHash: 'x' } });
  const body = { ...join(), ...more };
  expect(await send(body, { headers })).toEqual(await throughApollo(body, { headers }));
  expect(await past()).toBe(0);
});

it('has done nothing of what it leaves to Apollo', async () => {
  await throughApollo(join());
  const count = async () => (await server.graphql(`{ event(urlHash: "${urlHash}") { participants { id } } }`)).data;
  const before = await count();
  await send({ ...join(), variables: { urlHash, input: { name: 5 } } });
  expect(await count()).toEqual(before);
});

it('tells nobody but the log what a fault of ours was', async () => {
  await throughApollo(join());
  const fault = new Error('relation "secret" does not exist');
  const faulty = jest.spyOn(ResponseRepository.prototype, 'likelihoodsOf').mockRejectedValue(fault);
  const [byApollo, plain] = [await throughApollo(join()), await send(join())];
  faulty.mockRestore();
  const [one, other] = log.map((line) => JSON.parse(line) as { msg: string; err: { message: string } });
  expect(log).toHaveLength(2);
  expect([other?.msg, other?.err.message]).toEqual([one?.msg, fault.message]);
  expect(await past()).toBe(1);
  expect(plain).toEqual(byApollo);
  expect(plain.body).toContain('INTERNAL_SERVER_ERROR');
  expect(plain.body).not.toContain('secret');
});

it('makes the kept lists stale, as every write does', async () => {
  const list = async () => (await server.app.inject('/api/events')).body;
  await throughApollo(join());
  await list();
  await send(join({ name: 'Somebody new' }));
  expect(await past()).toBe(1);
  expect(await list()).toContain('Somebody new');
});

it('leaves queries to Apollo, also those that stand beside a mutation', async () => {
  const query = {
    query: `query Types { eventTypes { id } } mutation Leave { removeResponse(urlHash: "x", participantId: "1") }`,
  };
  for (const operationName of ['Leave', 'Types', 'Types']) await send({ ...query, operationName });
  expect(await past()).toBe(0);
  await send({ ...query, operationName: 'Leave' });
  expect(await past()).toBe(1);
});
