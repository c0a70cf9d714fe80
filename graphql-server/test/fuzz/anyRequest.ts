import fc from 'fast-check';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { hostileHeader, hostileText } from '../http/hostile/values.ts';
import type { Joined } from '../support/builders.ts';
import { resolved } from '../support/resolved.ts';
import type { TestServer } from '../support/testServer.ts';
import { anyProgram, fillInTokens, type ApiTokens } from './apiTokens.ts';
import { anyOperation, EVERYDAY_WEIGHT } from './fromGraphQL.ts';
import { fromJsonSchema, type JsonSchema } from './fromJsonSchema.ts';

export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

/** Stand for what is only known once there is a world. */
const HASH = '{hash}';
const RESPONSE = '{response}';
const TOKEN = '{token}';
const SERIES = '{series}';
/** Where subscriptions are answered, for as long as somebody reads. */
export const STREAM = '/graphql/stream';
/** Who is signed in, where somebody is. */
export const PEOPLE = ['ada', 'bea', 'mallory'];

const often = (value: string, otherwise: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: otherwise });

/** Calls refuse parameters that they do not document. */
const seldom = (one: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: one });

const addressed = hostileText.map((text) => encodeURIComponent(Buffer.from(text).toString()));
const headers = fc
  .record({
    authorization: fc.option(
      fc.oneof(
        { weight: 18, arbitrary: fc.constantFrom(...PEOPLE).map((uid) => `Bearer uid:${uid}`) },
        { weight: 3, arbitrary: anyProgram },
        { weight: 2, arbitrary: hostileHeader },
      ),
    ),
    'idempotency-key': fc.option(fc.oneof(fc.uuid(), hostileHeader), { freq: 9 }),
    'x-response-token': fc.option(often(TOKEN, hostileHeader)),
    'if-match': fc.option(fc.oneof(fc.constantFrom('*', '"1"', 'W/"2-x"', '"1", "2"'), hostileHeader), { freq: 9 }),
    'if-none-match': fc.option(fc.oneof(fc.constantFrom('*', '"1"', 'W/"2-x"'), hostileHeader), { freq: 9 }),
    cookie: fc.option(
      hostileHeader.map((text) => `quorum_visitor=${text}`),
      { freq: 9 },
    ),
  })
  .map((all) => {
    const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null);
    return { 'content-type': 'application/json', ...Object.fromEntries(sent) };
  });

interface Operation {
  parameters?: { name: string; in: string; schema?: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

/** What its schema allows, more or less; now and then deeper than what walks through it by recursion bears. */
const bodyOf = (schema: JsonSchema) =>
  fc.oneof(
    { weight: 99, arbitrary: fromJsonSchema(schema).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 15_000 }).map((depth) => nested(depth)) },
  );
const nested = (depth: number) => `{"title":${'['.repeat(depth)}${']'.repeat(depth)}}`;

/** What an address says beside its path: what its document names, as it says or in another way. */
const queryOf = (parameters: NonNullable<Operation['parameters']>) =>
  fc
    .tuple(
      ...parameters
        .filter((one) => one.in === 'query')
        .map(({ name, schema }) => {
          const asNamed = fromJsonSchema(schema ?? {}).map((value) => encodeURIComponent(String(value)));
          const value = fc.oneof({ weight: 3, arbitrary: asNamed }, { weight: 1, arbitrary: addressed });
          return fc.option(value, { freq: 1 }).map((text) => (text === null ? [] : [`${name}=${text}`]));
        }),
    )
    .map((all) => all.flat().join('&'));

/** What stands for something of which the world may have one. */
const IDS: Record<string, string> = {
  urlHash: HASH,
  seriesHash: SERIES,
  participantId: RESPONSE,
  externalId: 'league%2F1',
};

/** The path with something in each of its places. */
const filled = (path: string): fc.Arbitrary<string> => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return fc
    .tuple(...names.map((name) => often(IDS[name] ?? '1', addressed)))
    .map((values) => names.reduce((at, name, index) => at.replace(`{${name}}`, values[index] ?? ''), path));
};

/** What the document does not name, since it is for browsers and readers of feeds. */
const UNNAMED = [
  '/feed.json',
  '/feed.atom',
  '/calendar.ics',
  '/sitemap.xml',
  '/oembed',
  '/embed.js',
  '/embed/events',
  '/embed/events/{urlHash}',
  '/events/{urlHash}',
  '/events/{urlHash}.ics',
  '/series/{seriesHash}',
];
const OF_UNNAMED = [
  'eventTypeId',
  'creatorId',
  'from',
  'to',
  'search',
  'when',
  'type',
  'url',
  'format',
  'theme',
  'lang',
];

/** What makes events and responses comes more often than the many calls about them: without any there is nothing to find. */
const MAKING = new Set([
  '/api/events',
  '/api/events/{urlHash}/join',
  '/api/polls',
  '/api/events/by-external-id/{externalId}',
]);

const weightOf = (method: string, path: string): number => {
  if (method === 'delete' && path === '/api/me') return 1;
  return ['post', 'put'].includes(method) && MAKING.has(path) ? 6 * EVERYDAY_WEIGHT : EVERYDAY_WEIGHT;
};

/**
 * Any call of the OpenAPI document, any operation of the GraphQL schema: what they say about themselves is all that is
 * known.
 */
export const anyRequest = async (server: TestServer): Promise<fc.Arbitrary<Request>> => {
  const document = await server.rest('GET', '/api/openapi.json');
  const { paths } = resolved<{ paths: Record<string, Record<string, Operation>> }>(document.json());
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, parameters = [] }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      const url = fc.tuple(filled(path), queryOf(parameters), seldom(addressed)).map(([at, query, uid]) => {
        if (uid !== null) return `${at}?uid=${uid}&token=${TOKEN}&uid=${uid}&token=${uid}`;
        return query === '' ? at : `${at}?${query}`;
      });
      const body = schema ? bodyOf(schema) : fc.constant(undefined);
      const call = fc.tuple(url, headers, body).map(([at, sent, payload]) => ({
        method: method.toUpperCase() as Request['method'],
        url: at,
        headers: sent,
        ...(payload !== undefined && { payload }),
      }));
      return { weight: weightOf(method, path), arbitrary: call };
    }),
  );
  const known: Record<string, fc.Arbitrary<unknown>> = {
    urlHash: often(HASH, hostileText),
    seriesHash: often(SERIES, hostileText),
    participantId: often(RESPONSE, hostileText),
    responseToken: fc.option(often(TOKEN, hostileText)),
  };
  const operations = fc
    .tuple(
      anyOperation((name) => known[name] ?? null),
      headers,
    )
    .map(([operation, sent]): Request => ({
      method: 'POST',
      url: operation.query.startsWith('subscription') ? STREAM : '/graphql',
      headers: sent,
      payload: JSON.stringify(operation),
    }));
  const named = OF_UNNAMED.map((name) => ({ name, in: 'query' }));
  const unnamed = fc
    .tuple(fc.oneof(...UNNAMED.map(filled)), queryOf(named), headers)
    .map(([at, query, sent]): Request => ({ method: 'GET', url: `${at}?${query}`, headers: sent }));
  return fc.oneof(
    { weight: 4, arbitrary: fc.oneof(...calls) },
    { weight: 4, arbitrary: operations },
    { weight: 1, arbitrary: unnamed },
  );
};

/** What requests are about. */
export interface World {
  event: EventView;
  response: Joined;
  tokens: ApiTokens;
}

/** Puts what the world has in place of what stands for it. */
export const fillIn = (text: string, { event, response, tokens }: World) =>
  fillInTokens(text, tokens)
    .replaceAll(HASH, event.urlHash)
    .replaceAll(SERIES, event.seriesHash ?? '')
    .replaceAll(RESPONSE, String(response.id))
    .replaceAll(TOKEN, response.responseToken);
