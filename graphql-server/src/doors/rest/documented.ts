import { KEY_CHARACTERS, KEY_LENGTH_MAX } from '@quorum/domain/platform/apiLimits';
import { scopeFor } from '@quorum/domain/platform/tokenScopes';
import type { FastifySchema } from 'fastify';
import { SCHEMAS } from './schemas/schemas.ts';

type Body = keyof typeof SCHEMAS;

/** A text by what it means; the schema of anything else. */
export type Described = string | { description: string; [keyword: string]: unknown };

interface Documentation {
  /** What generated clients call it. */
  id: string;
  summary: string;
  description?: string;
  body?: Body;
  /** Where it is not `application/json` alone. */
  bodyTypes?: readonly string[];
  /** What a 200 is, where it is no JSON. */
  file?: string;
  /** The response by status; null for one without a body. */
  responses?: Record<number, Body | null>;
  /** What it may refuse with, beside 400, 401, 403, 429, 500 and 503 that every call knows. */
  refuses?: readonly (403 | 404 | 409 | 412 | 413 | 415 | 422)[];
  signedIn?: boolean;
  plainTextErrors?: boolean;
  params?: Record<string, string>;
  headers?: Record<string, string>;
  query?: Record<string, Described>;
}

const EVERY_CALL_REFUSES = [400, 401, 403, 429, 500, 503] as const;

const MEANING: Record<number, string> = {
  200: 'Done',
  201: 'Created',
  202: 'On its way',
  204: 'Done',
  400: 'Bad input',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Not possible as things are',
  412: 'Changed in the meantime; see If-Match',
  413: 'Too large',
  415: 'Not JSON',
  422: 'That Idempotency-Key was used for another request',
  429: 'Too many requests; see Retry-After',
  500: 'A fault of the server, which has been logged',
  503: 'The database cannot be reached; see Retry-After',
};

const responseOf = (status: number, schemas: Record<string, object>) => ({
  description: MEANING[status] ?? '',
  content: Object.fromEntries(Object.entries(schemas).map(([mediaType, schema]) => [mediaType, { schema }])),
});

/** As Fastify and its OpenAPI plugin want a response without a body. */
const emptyOf = (status: number) => ({ description: MEANING[status] ?? '', type: 'null' });

/** Identifiers of rows; those of events and polls in addresses are their hashes. */
const NUMBERS = new Set(['participantId', 'voterId', 'regularId', 'tokenId', 'webhookId', 'deliveryId']);

const valueOf = (name: string, described: Described) =>
  typeof described === 'string'
    ? { type: NUMBERS.has(name) ? 'integer' : 'string', description: described }
    : described;

const values = (described: Record<string, Described> | undefined, required: boolean) =>
  described && {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(described).map(([name, description]) => [name, valueOf(name, description)]),
    ),
    ...(required && { required: Object.keys(described) }),
  };

/** People who need not sign in may: their responses are theirs then. A program needs a token that is for the call. */
const securityOf = ({ id, signedIn = false, headers = {} }: Documentation): Record<string, string[]>[] => {
  const scope = scopeFor(id);
  return [
    ...(signedIn ? [] : [{}]),
    ...('x-response-token' in headers ? [{ responseToken: [] }] : []),
    { idToken: [] },
    ...(scope === null ? [] : [{ apiToken: [scope] }]),
  ];
};

/** A route's entry in `/api/openapi.json`. */
export const documented = (entry: Documentation): FastifySchema => {
  const {
    id,
    summary,
    description,
    body,
    bodyTypes,
    file,
    responses = {},
    refuses = [],
    plainTextErrors,
    params,
    headers,
    query,
  } = entry;
  const refusal = {
    ...(plainTextErrors && { 'text/plain': { type: 'string' } }),
    'application/problem+json': SCHEMAS.problem,
  };
  return {
    operationId: id,
    summary,
    ...(description && { description }),
    security: securityOf(entry),
    ...(params && { params: values(params, true) }),
    ...(headers && { headers: values(headers, false) }),
    ...(query && { querystring: values(query, false) }),
    ...(body && { body: SCHEMAS[body] }),
    ...(bodyTypes && { consumes: [...bodyTypes] }),
    response: Object.fromEntries([
      ...(file === undefined ? [] : [[200, responseOf(200, { [file]: { type: 'string' } })]]),
      ...Object.entries(responses).map(([status, name]) => [
        status,
        name === null ? emptyOf(Number(status)) : responseOf(Number(status), { 'application/json': SCHEMAS[name] }),
      ]),
      ...[...EVERY_CALL_REFUSES, ...refuses].map((status) => [status, responseOf(status, refusal)]),
    ]) as Record<string, unknown>,
  };
};

/** What every write knows. */
export const IDEMPOTENCY_KEY_HEADER = {
  'idempotency-key': {
    type: 'string',
    minLength: 1,
    maxLength: KEY_LENGTH_MAX,
    pattern: KEY_CHARACTERS.source,
    description: 'A UUID from the client: a request that is repeated with it within a day gets the same response again',
  },
};

export const KEY_REUSED_RESPONSE = { 422: responseOf(422, { 'application/problem+json': SCHEMAS.problem }) };
