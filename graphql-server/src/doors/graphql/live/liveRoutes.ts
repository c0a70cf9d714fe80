import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import {
  type DocumentNode,
  getOperationAST,
  type GraphQLFormattedError,
  type GraphQLSchema,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { createHandler } from 'graphql-sse';
import type { Clock } from '../../../gateways/clock.ts';
import type { LiveChanges } from '../../../gateways/LiveChanges.ts';
import { networkOf } from '../../../gateways/network.ts';
import type { LinkOrigin } from '../../../http/hosts/linkOrigin.ts';
import { TransportError } from '../../../http/problems/problems.ts';
import type { Context } from '../../../use-cases/Context.ts';
import { buildSchema } from '../buildSchema.ts';
import { DOCUMENT_LIMITS } from '../documentLimits.ts';
import { formatErrors, INTERNAL_CODE } from '../errors.ts';
import { limitDocuments } from '../limitDocuments.ts';
import { hasTooManyValues } from '../limitVariables.ts';
import { sendGraphQLError } from '../sendGraphQLError.ts';
import { KeepAlive, withoutComments } from './KeepAlive.ts';
import type { LiveContext } from './LiveContext.ts';
import { openLiveContext } from './openLiveContext.ts';
import { StreamLimits } from './streamLimits.ts';

interface Options {
  openContext(request: FastifyRequest): Promise<Context>;
  linkOrigin: LinkOrigin;
  live: LiveChanges;
  clock: Clock;
  /** Whether there are limits to how many streams one network has. */
  isLimited: boolean;
}

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
}

type Body = Record<string, unknown> | null;

const TYPE = 'text/event-stream';
const takesStream = ({ headers: { accept = '*/*' } }: FastifyRequest) =>
  accept.includes(TYPE) || accept.includes('*/*');

/** The limits of `/graphql` hold here as well. */
const validateDocument = (schema: GraphQLSchema, document: DocumentNode) =>
  validate(schema, document, [...specifiedRules, limitDocuments], { maxErrors: DOCUMENT_LIMITS.errors - 1 });

const parseDocument = (query: string): DocumentNode => parse(query, { maxLexicalTokens: DOCUMENT_LIMITS.tokens });

/** The document of a subscription. @throws DomainError for anything else */
const readDocument = (query: string, operationName?: string): DocumentNode => {
  let document: DocumentNode;
  try {
    document = parseDocument(query);
  } catch {
    throw new TransportError(400, 'request.unreadable');
  }
  const operation = getOperationAST(document, operationName)?.operation;
  if (operation !== OperationTypeNode.SUBSCRIPTION) throw new TransportError(400, 'request.noSubscription');
  return document;
};

/**
 * `POST /graphql/stream`: subscriptions by Server-Sent Events, each on a connection of its own (graphql-sse, distinct
 * connections), so that a client whose server goes away begins again at any other.
 */
export const liveRoutes = (app: FastifyInstance, options: Options): void => {
  const { live, isLimited } = options;
  const schema = buildSchema();
  const limits = new StreamLimits();
  const keepAlive = new KeepAlive();
  const format = formatErrors(app.log);

  const formatted = (error: GraphQLError): GraphQLFormattedError =>
    format({ ...error.toJSON(), ...(error.originalError && { extensions: { code: INTERNAL_CODE } }) }, error);

  const handle = createHandler<Asked, undefined, LiveContext & Record<PropertyKey, unknown>>({
    // no stream is reserved: it would live in one process, and the next request may reach another
    authenticate: () => null,
    validate: validateDocument,
    onSubscribe({ raw }, { query, operationName, variables }) {
      const document = readDocument(query, operationName ?? undefined);
      if (hasTooManyValues(variables)) throw new TransportError(400, 'request.refused');
      const contextValue = { ...openLiveContext(raw.request, raw.reply, options) };
      return { schema, document, operationName, variableValues: variables, contextValue };
    },
    onNext(context, _request, result) {
      if (!result.errors) return undefined;
      // a reader who has lost a right, or the database, comes back, and is told why not
      context.end();
      return { ...result, errors: result.errors.map((error) => formatted(error)) as unknown as GraphQLError[] };
    },
  });

  const stream = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!takesStream(request)) throw new TransportError(406, 'request.noStream');
    const giveBack = isLimited ? limits.take(networkOf(request.ip)) : () => undefined;
    reply.raw.once('close', giveBack);
    const get = (name: string) => (name === 'accept' ? TYPE : String(request.headers[name] ?? ''));
    const { method, url, body } = request;
    const asked = { method, url, headers: { get }, body: body as Body, raw: { request, reply }, context: undefined };
    const [answer, { status, headers }] = await handle(asked);
    // a connection that is kept alive would hold a server that stops; nginx would gather what it is sent
    void reply
      .code(status)
      .headers({ ...headers, connection: 'close', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .removeHeader('content-encoding');
    if (answer === null || typeof answer === 'string') return reply.send(answer);
    keepAlive.add(reply.raw);
    return reply.send(Readable.from(withoutComments(answer)));
  };

  app.post('/graphql/stream', {
    schema: { hide: true },
    // all subscriptions read
    config: { tokenCall: 'eventChanged' },
    errorHandler: (error, request, reply) => void sendGraphQLError(error, request, reply),
    handler: stream,
  });
  app.addHook('preClose', async () => live.endAll());
};
