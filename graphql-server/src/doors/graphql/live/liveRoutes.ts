import { Readable } from 'node:stream';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { createHandler } from 'graphql-sse';
import type { Clock } from '../../../gateways/clock.ts';
import type { LiveChanges } from '../../../gateways/LiveChanges.ts';
import { networkOf } from '../../../gateways/network.ts';
import type { LinkOrigin } from '../../../http/hosts/linkOrigin.ts';
import { TransportError } from '../../../http/problems/problems.ts';
import type { Context } from '../../../use-cases/Context.ts';
import { buildSchema } from '../buildSchema.ts';
import { fewErrors, formatErrors, INTERNAL_CODE } from '../errors.ts';
import { hasTooManyValues, tooManyValues } from '../limitVariables.ts';
import { sendGraphQLError } from '../sendGraphQLError.ts';
import { KeepAlive, withoutComments } from './KeepAlive.ts';
import type { LiveContext } from './LiveContext.ts';
import { openLiveContext } from './openLiveContext.ts';
import { isAboutVariables, readSubscription, validateDocument } from './readSubscription.ts';
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

/** What the library finds wrong with a body, in the shape of all refusals. */
const refusalOf = (answer: string): GraphQLError => {
  const { errors } = JSON.parse(answer) as { errors: { message: string }[] };
  return new GraphQLError(errors[0]?.message ?? '', { extensions: { code: ApolloServerErrorCode.BAD_REQUEST } });
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

  const formatted = (error: GraphQLError): GraphQLFormattedError => {
    const isKnown = error.extensions.code !== undefined;
    const code = isAboutVariables(error) ? ApolloServerErrorCode.BAD_USER_INPUT : INTERNAL_CODE;
    return format(isKnown ? error.toJSON() : { ...error.toJSON(), extensions: { code } }, error);
  };

  const handle = createHandler<Asked, undefined, LiveContext & Record<PropertyKey, unknown>>({
    // no stream is reserved: it would live in one process, and the next request may reach another
    authenticate: () => null,
    validate: validateDocument,
    onSubscribe({ raw }, { query, operationName, variables }) {
      const document = readSubscription(query, operationName);
      if (hasTooManyValues(variables)) throw tooManyValues();
      const contextValue = { ...openLiveContext(raw.request, raw.reply, options) };
      return { schema, document, operationName, variableValues: variables, contextValue };
    },
    onNext(context, _request, result) {
      if (!result.errors) return undefined;
      // a reader who has lost a right, or the database, comes back, and is told why not
      context.end();
      const errors = fewErrors(result.errors.map((error) => formatted(error)));
      return { ...result, errors: errors as unknown as GraphQLError[] };
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
    if (answer === null) throw new TransportError(status, 'request.notJson');
    if (typeof answer === 'string') throw refusalOf(answer);
    // a connection that is kept alive would hold a server that stops; nginx would gather what it is sent
    void reply
      .code(status)
      .headers({ ...headers, connection: 'close', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .removeHeader('content-encoding');
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
