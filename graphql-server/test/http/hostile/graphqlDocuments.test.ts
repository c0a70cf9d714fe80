import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { EventView } from '../../../src/doors/presenters/presentEvent.ts';
import { aDraft, anEvent, aResponse, type Joined } from '../../support/builders.ts';
import { useServer } from '../../support/useServer.ts';
import { hunt, LEAK } from './runs.ts';
import { hostileText, spoiled } from './values.ts';

const server = useServer();
let event: EventView;
let response: Joined;
beforeAll(async () => {
  event = await anEvent(server);
  response = await aResponse(server, event);
});

const EXPECTED_CODES = [
  ...['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'BAD_REQUEST'],
  ...['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'OPERATION_RESOLUTION_FAILURE', 'PERSISTED_QUERY_NOT_FOUND'],
];

const ask = async (payload: object) => {
  const headers = { authorization: 'Bearer uid:ada' };
  const answer = await server.app.inject({ method: 'POST', url: '/graphql', payload, headers });
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.body).not.toMatch(LEAK);
  const { data, errors = [], message } = answer.json();
  for (const { extensions } of errors) expect(EXPECTED_CODES).toContain(extensions.code);
  expect(data !== undefined || errors.length > 0 || message !== undefined).toBe(true);
};

const OPERATIONS: [query: string, valid: () => Record<string, unknown>][] = [
  [
    `query ($when: EventWindow, $eventTypeId: Int, $first: Int, $after: String) {
      events(when: $when, eventTypeId: $eventTypeId, first: $first, after: $after) { totalCount nodes { id } }
    }`,
    () => ({ when: 'UPCOMING', eventTypeId: 1, first: 1, after: null }),
  ],
  ['query ($urlHash: String!) { event(urlHash: $urlHash) { id } }', () => ({ urlHash: event.urlHash })],
  [
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id title notes webLink } }',
    () => ({ input: aDraft() }),
  ],
  [
    'mutation ($urlHash: String!, $input: UpdateEventInput!) { updateEvent(urlHash: $urlHash, input: $input) { id title } }',
    () => ({ urlHash: event.urlHash, input: aDraft() }),
  ],
  ['mutation ($urlHash: String!) { deleteEvent(urlHash: $urlHash) }', () => ({ urlHash: 'A'.repeat(22) })],
  ['mutation ($urlHash: String!) { duplicateEvent(urlHash: $urlHash) { id } }', () => ({ urlHash: event.urlHash })],
  [
    'mutation ($urlHash: String!, $input: JoinEventInput!) { joinEvent(urlHash: $urlHash, input: $input) { participant { id } } }',
    () => ({ urlHash: event.urlHash, input: { name: 'Vera', email: null, likelihood: 0.5, comment: '' } }),
  ],
  [
    `mutation ($urlHash: String!, $participantId: ID!, $input: UpdateResponseInput!, $responseToken: String) {
      updateResponse(urlHash: $urlHash, participantId: $participantId, input: $input, responseToken: $responseToken) { id }
    }`,
    () => ({
      urlHash: event.urlHash,
      participantId: response.id,
      responseToken: response.responseToken,
      input: { name: 'V' },
    }),
  ],
  [
    `mutation ($urlHash: String!, $participantId: ID!, $responseToken: String) {
      removeResponse(urlHash: $urlHash, participantId: $participantId, responseToken: $responseToken)
    }`,
    () => ({ urlHash: event.urlHash, participantId: 0, responseToken: response.responseToken }),
  ],
];

/** Variables with something hostile in them, at the top or inside the input. */
const hostileVariables = (valid: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> => {
  const { input } = valid;
  const inside = typeof input === 'object' && input !== null ? spoiled({ ...input }) : fc.constant(input);
  return fc.oneof(
    spoiled(valid),
    inside.map((spoilt) => ({ ...valid, input: spoilt })),
  );
};

const WORDS = [
  ...[
    '{',
    '}',
    '{',
    '}',
    '(',
    ')',
    ':',
    '$',
    '!',
    '...',
    '@',
    '[',
    ']',
    '=',
    '|',
    '&',
    '"',
    '"""',
    '#',
    ',',
    '\\u{110000}',
  ],
  ...[
    'query',
    'mutation',
    'subscription',
    'fragment',
    'on',
    'true',
    'null',
    'schema',
    'extend',
    'type',
    '-',
    '1e999',
    '0x1',
  ],
  ...[
    'events',
    'event',
    'nodes',
    'viewer',
    'responses',
    'joinEvent',
    'urlHash',
    'first',
    'Query',
    'Event',
    '__typename',
  ],
  ...[
    '__schema',
    'types',
    'fields',
    'ofType',
    '@skip(if: true)',
    '@include(if: $a)',
    '@defer',
    '@deprecated',
    'first: 1',
  ],
];
const soup = fc
  .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...WORDS) }, { weight: 1, arbitrary: hostileText }), {
    maxLength: 25,
  })
  .map((words) => words.join(' '));

describe('hostile GraphQL', () => {
  it('in the variables of any operation is answered without a fault', async () => {
    const request = fc
      .constantFrom(...OPERATIONS)
      .chain(([query, valid]) => hostileVariables(valid()).map((variables) => ({ query, variables })));
    await fc.assert(fc.asyncProperty(request, ask), hunt(300));
  });

  it('in the document is answered without a fault', async () => {
    const request = soup.map((query) => ({ query }));
    await fc.assert(fc.asyncProperty(request, ask), hunt(300));
  });

  it('in the request around it is answered without a fault', async () => {
    const request = spoiled({ query: '{ __typename }', variables: {}, operationName: null, extensions: {} });
    await fc.assert(fc.asyncProperty(request, ask), hunt(200));
  });

  it.each<[string, string]>([
    ['deep selections', `{ ${'viewer { events '.repeat(100)} { id } ${'}'.repeat(200)}`],
    ['deep lists', `{ events(first: ${'['.repeat(400)}${']'.repeat(400)}) { totalCount } }`],
    ['deep objects', `mutation { createEvent(input: ${'{a:'.repeat(200)}1${'}'.repeat(200)}) { id } }`],
    ['deep introspection', `{ __schema { types { ${'ofType { '.repeat(50)} name ${'}'.repeat(50)} } } }`],
    ['many aliases', `{ ${Array.from({ length: 190 }, (_, n) => `a${n}: __typename`).join(' ')} }`],
    ['many directives', `{ __typename ${'@skip(if: false) '.repeat(150)} }`],
    [
      'many fragments',
      `{ ...F0 } ${Array.from({ length: 80 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} }`).join(' ')}`,
    ],
    ['many variables', `query (${Array.from({ length: 200 }, (_, n) => `$v${n}: Int`).join(' ')}) { __typename }`],
    ['a long text', `{ event(urlHash: "${'x'.repeat(50_000)}") { id } }`],
    ['an escape without end', '{ event(urlHash: "\\u") { id } }'],
  ])('of %s is answered without a fault, soon', async (_what, query) => {
    await ask({ query });
  });
});
