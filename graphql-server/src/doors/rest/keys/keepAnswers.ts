import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify';
import { DomainError } from '@quorum/domain/errors';
import type { Context } from '../../../use-cases/Context.ts';
import { KeyedRequest } from '../../../use-cases/KeyedRequest.ts';
import { KEY_REUSED_RESPONSE, IDEMPOTENCY_KEY_HEADER } from '../documented.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Keeps what it answers to an `Idempotency-Key` by itself, in the transaction of what it does. */
    keepsAnswer?: boolean;
    /** Its parts are done once each by themselves, so that a request whose answer was lost is done again. */
    resumes?: boolean;
  }
  interface FastifyRequest {
    keyed: KeyedRequest | null;
  }
}

/** For a route that keeps its answers itself. */
export const KEEPS_ANSWER = { keepsAnswer: true };

type OpenContext = (request: FastifyRequest) => Promise<Context>;

/** One context a request, for its route and for what is around it. */
export const openOnce = (openContext: OpenContext): OpenContext => {
  const opened = new WeakMap<FastifyRequest, Promise<Context>>();
  return (request) => {
    const context = opened.get(request) ?? openContext(request);
    opened.set(request, context);
    return context;
  };
};

/** Headers that belong to an answer; a cookie is no part of it. */
const KEPT_HEADERS = ['content-type', 'etag', 'location'] as const;

interface Kept {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const send = (reply: FastifyReply, kept: string): FastifyReply => {
  const { status, headers, body } = JSON.parse(kept) as Kept;
  return reply
    .code(status)
    .headers(headers)
    .send(body === '' ? undefined : body);
};

const isWrite = ({ method }: RouteOptions): boolean => [method].flat().every((one) => one !== 'GET' && one !== 'HEAD');

/** All that makes it this request. */
const inputOf = ({ url, body, headers }: FastifyRequest) => ({
  url,
  body,
  token: headers['x-response-token'],
  revision: headers['if-match'],
});

const once = (openContext: OpenContext, handler: RouteHandlerMethod): RouteHandlerMethod =>
  async function (request, reply) {
    const context = await openContext(request);
    const { idempotencyKey } = context.actor;
    if (idempotencyKey === null) return handler.call(this, request, reply);
    const { resumes = false } = request.routeOptions.config;
    const keyed = new KeyedRequest(context, idempotencyKey, `REST ${request.method}`, inputOf(request), { resumes });
    const kept = await keyed.find();
    if (kept !== null) return send(reply, kept);
    request.keyed = keyed;
    context.keyed = keyed;
    try {
      const answer: unknown = await handler.call(this, request, reply);
      return answer;
    } catch (error) {
      if (keyed.isClaimed || !(error instanceof DomainError)) throw error;
      // another may have done it meanwhile, so that it can be done no more
      const done = await keyed.find();
      if (done === null) throw error;
      return send(reply, done);
    }
  };

const textOf = (payload: unknown): string | null => {
  if (payload == null) return '';
  return typeof payload === 'string' ? payload : null;
};

const keep = async (keyed: KeyedRequest, reply: FastifyReply, payload: unknown): Promise<void> => {
  const { statusCode: status } = reply;
  const body = textOf(payload);
  if (status >= 500 || body === null) return;
  if (status >= 400) return keyed.giveUp();
  const headers = Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
  return keyed.keep(JSON.stringify({ status, headers, body } satisfies Kept));
};

/**
 * Has every write of this scope be done once for an `Idempotency-Key`, and answered alike when it is repeated. What the database
 * cannot keep is not kept: it was done, and says so.
 */
export const keepAnswers = (scope: FastifyInstance, openContext: OpenContext): void => {
  scope.decorateRequest('keyed', null);
  scope.addHook('onRoute', (route) => {
    if (!isWrite(route)) return;
    const { headers, response, ...schema } = (route.schema ?? {}) as Record<
      string,
      { properties?: object } | undefined
    >;
    const properties = { ...headers?.properties, ...IDEMPOTENCY_KEY_HEADER };
    route.schema = {
      ...schema,
      headers: { type: 'object', properties },
      response: { ...KEY_REUSED_RESPONSE, ...response },
    };
    if (!route.config?.keepsAnswer) route.handler = once(openContext, route.handler);
  });
  scope.addHook('onSend', async (request, reply, payload) => {
    const { keyed } = request;
    if (!keyed) return payload;
    await keep(keyed, reply, payload).catch((error: unknown) => {
      request.log.warn({ err: error }, 'An answer was not kept');
    });
    return payload;
  });
};
