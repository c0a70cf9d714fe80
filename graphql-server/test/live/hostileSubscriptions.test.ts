import { beforeAll, describe, expect, it } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { DOCUMENT_LIMITS } from '../../src/doors/graphql/documentLimits.ts';
import { HOSTILE } from '../doors/graphql/hostileDocuments.ts';
import { MOST_CHARACTERS, SOON_MS, workedMs } from '../doors/graphql/refusedSoon.ts';
import { LEAK } from '../http/hostile/runs.ts';
import { aDraft, anEvent } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';
import { asQuery, asSubscription, HOSTILE_TEMPLATES, HOSTILE_TO_STREAMS } from './hostileSubscriptions.ts';
import { askStream, firstOf } from './subscribeOnce.ts';

const log: string[] = [];
const server = useServer({ env: { LOG_LEVEL: 'info' }, logTo: { write: (line) => void log.push(line) } });
beforeAll(async () => {
  await stream(JSON.stringify({ query: 'subscription { eventChanged(urlHash: "x") { id } }' }));
});

/** Of pino; what is worse is higher. */
const INFO = 30;

const HEADERS = { 'content-type': 'application/json', accept: 'text/event-stream' };
const stream = (payload: string, rest: InjectOptions = {}) =>
  askStream(server.app, { method: 'POST', headers: HEADERS, payload, ...rest });

const errorsOf = (told: object) => (told as { errors?: GraphQLFormattedError[] }).errors ?? [];
/** By which a program knows what is wrong. */
const codesOf = (errors: GraphQLFormattedError[]) =>
  [...new Set(errors.map(({ extensions = {} }) => `${String(extensions.code)} ${String(extensions.limit)}`))].sort();

/** What a refusal says, which comes soon, from no database, and is short. */
const refusalOf = async (payload: string): Promise<GraphQLFormattedError[]> => {
  server.statements.length = 0;
  const begun = workedMs();
  const answer = await stream(payload);
  expect(workedMs() - begun).toBeLessThan(SOON_MS);
  expect([answer.body.length < MOST_CHARACTERS, server.statements]).toEqual([true, []]);
  expect(answer.body).not.toMatch(LEAK);
  const told = firstOf(answer);
  expect(told.data ?? null).toBeNull();
  const errors = errorsOf(told);
  expect([errors.length > 0, errors.length <= DOCUMENT_LIMITS.errors]).toEqual([true, true]);
  for (const { message, extensions } of errors) {
    expect(message).toMatch(/^\S.{8,}/);
    expect(extensions?.code).toMatch(/^[A-Z_]+$/);
    expect(extensions?.code).not.toBe('INTERNAL_SERVER_ERROR');
  }
  // it is the end of it, and no error of the connection
  expect([200, 400, 413]).toContain(answer.statusCode);
  return errors;
};

describe('a hostile subscription', () => {
  it.each(HOSTILE_TEMPLATES)('is refused soon, with the codes that a query has: %s', async (_name, template) => {
    const errors = await refusalOf(asSubscription(template));
    const asked = { method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json' } } as const;
    const query = await server.app.inject({ ...asked, payload: asQuery(template) });
    expect(codesOf(errors)).toEqual(codesOf(errorsOf(query.json())));
  });

  it.each(HOSTILE_TO_STREAMS)('is refused soon: %s', async (_name, payload) => {
    await refusalOf(payload);
  });

  it.each(HOSTILE)('is refused on the stream as well, where /graphql refuses it: %s', async (_name, payload) => {
    await refusalOf(payload);
  });
});

describe('by another protocol', () => {
  const BODY = { query: 'subscription { eventsChanged { id } }' };
  const inAddress = `/graphql/stream?${new URLSearchParams(BODY).toString()}`;

  it.each([
    ['GET, as EventSource asks', { method: 'GET', url: inAddress }],
    ['PUT, which would reserve a stream', { method: 'PUT' }],
    ['DELETE, which would end one operation', { method: 'DELETE', url: '/graphql/stream?operationId=1' }],
  ] as const)('there is nothing: %s', async (_what, { method, ...rest }) => {
    const answer = await server.app.inject({ url: '/graphql/stream', method, headers: HEADERS, ...rest });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
  });

  it.each([
    ['a form', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text, which any page may send', 415, { 'content-type': 'text/plain' }],
    ['JSON in parts', 406, { accept: 'multipart/mixed' }],
    ['one answer', 406, { accept: 'application/graphql-response+json' }],
    ['a page of another site', 403, { origin: 'https://elsewhere.example' }],
  ])('it is refused: %s', async (_what, status, headers) => {
    const answer = await stream(JSON.stringify(BODY), { headers: { ...HEADERS, ...headers } });
    expect(answer.statusCode).toBe(status);
  });

  it('the name of a reserved stream means nothing', async () => {
    const headers = { ...HEADERS, 'x-graphql-event-stream-token': 'theirs' };
    const asked = { ...BODY, extensions: { operationId: '1' } };
    const answer = await stream(JSON.stringify(asked), { headers, url: '/graphql/stream?token=theirs' });
    expect(firstOf(answer)).toEqual({ data: { eventsChanged: null } });
  });
});

it("a value of the wrong type is refused as the client's mistake, and the log has no fault", async () => {
  log.length = 0;
  const query = 'subscription ($type: Int) { eventsChanged(eventTypeId: $type) { id } }';
  const answer = await stream(JSON.stringify({ query, variables: { type: 'x' } }));
  expect(firstOf(answer).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  const levels = log.map((line) => (JSON.parse(line) as { level: number }).level);
  // the request is there
  expect([levels.length > 0, levels.filter((level) => level > INFO)]).toEqual([true, []]);
});

it('an honest one is answered after all of that', async () => {
  const { urlHash, title } = await anEvent(server, aDraft());
  const query =
    'subscription ($urlHash: String!) { eventChanged(urlHash: $urlHash) { ...A } } fragment A on Event { title }';
  const answer = await stream(JSON.stringify({ query, variables: { urlHash } }));
  expect(firstOf(answer)).toEqual({ data: { eventChanged: { title } } });
});
