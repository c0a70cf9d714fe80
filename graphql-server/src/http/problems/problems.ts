import type { DomainError, ErrorCode } from '@quorum/domain/errors';
import { REFUSALS } from '@quorum/domain/refusals/catalogue.generated';
import type { PlainKey } from '@quorum/domain/refusals/Reason';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { headersOfRefusal } from '../limits/rateLimits.ts';
import { acceptsPage } from './acceptsPage.ts';
import { HTTP_STATUS } from './httpStatus.ts';
import { problemAt, refusalOf, type Problem, type Refusal } from './Problem.ts';
import { INTERNAL, toDomainError } from './translateError.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The join call sends its errors as plain text (spec section 7). */
    plainTextErrors?: boolean;
  }
}

/** A sentence without gaps as the body of a problem. */
export const problemOf = (key: PlainKey): Refusal => ({ message: REFUSALS[key], reasons: [{ key }] });

/** What is wrong with a request that never reached a use-case. */
export const TRANSPORT_REASONS: Partial<Record<number, PlainKey>> = {
  400: 'request.unreadable',
  404: 'request.nowhere',
  405: 'request.wrongMethod',
  408: 'request.slow',
  413: 'request.tooLarge',
  414: 'request.longAddress',
  415: 'request.notJson',
  431: 'request.largeHeaders',
};

/** What is wrong with a request before its route has it. */
export class TransportError extends Error {
  constructor(
    readonly statusCode: number,
    readonly key: PlainKey,
  ) {
    super(REFUSALS[key]);
  }
}

/** Fastify's error for an address with invalid percent-encoding. */
const BAD_ADDRESS = 'FST_ERR_BAD_URL';

const transportKey = (error: FastifyError, status: number): PlainKey => {
  if (error instanceof TransportError) return error.key;
  if (error.code === BAD_ADDRESS) return 'request.addressUnreadable';
  return TRANSPORT_REASONS[status] ?? 'request.refused';
};

const isClientError = (status: number | undefined): status is number =>
  status !== undefined && status >= 400 && status < 500;

/** The join call that did not reach its route, because its address cannot be read. */
const isLostJoin = ({ method, url }: FastifyRequest) =>
  method === 'POST' && /^\/api\/events\/[^?]*\/join(\?|$)/.test(url);

const PROBLEM_JSON = 'application/problem+json';

/** Text first: it is what the specification's client gets, which accepts anything. */
const OF_CALLS = ['text/plain', PROBLEM_JSON, 'application/json'];
/** What a browser asks for by its name is text as well. */
const OF_PAGES = ['text/html', ...OF_CALLS];

/** A person with a browser; and a client of the join call, unless it would rather have JSON, which names the fields at fault. */
const wantsText = (request: FastifyRequest): boolean => {
  const isPage = acceptsPage(request);
  if (!isPage && !request.routeOptions.config.plainTextErrors && !isLostJoin(request)) return false;
  const { accept = '*/*' } = request.headers;
  const type = new Negotiator({ headers: { accept } }).mediaType(isPage ? OF_PAGES : OF_CALLS);
  return type?.startsWith('text/') ?? true;
};

const sendProblem = (request: FastifyRequest, reply: FastifyReply, problem: Problem) => {
  const { status } = problem;
  void reply.code(status).header('cache-control', 'no-store');
  return wantsText(request)
    ? reply.type('text/plain; charset=utf-8').send(problem.message)
    : reply.type(`${PROBLEM_JSON}; charset=utf-8`).send(JSON.stringify(problem));
};

/** What is wrong with a token, as RFC 6750 calls it. */
const CHALLENGES: Partial<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: 'invalid_token',
  TOKEN_EXPIRED: 'invalid_token',
  INSUFFICIENT_SCOPE: 'insufficient_scope',
};

/** Adds headers that tell how the request could succeed: later, or with a token (RFC 6750, section 3). */
export const sendRemedy = ({ headers }: FastifyRequest, reply: FastifyReply, refusal: DomainError): void => {
  const { code, retryAfter } = refusal;
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  void reply.headers(headersOfRefusal(refusal));
  const challenge = CHALLENGES[code];
  if (challenge !== undefined)
    void reply.header(
      'www-authenticate',
      headers.authorization === undefined ? 'Bearer' : `Bearer error="${challenge}"`,
    );
};

const sendRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: DomainError) => {
  const { code } = refusal;
  sendRemedy(request, reply, refusal);
  return sendProblem(request, reply, problemAt(HTTP_STATUS[code], refusalOf(refusal), code));
};

/** Errors of every route leave as a sentence: a refusal as it is, a fault of ours without its details. */
export const sendError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const refusal = toDomainError(error);
  if (refusal) return sendRefusal(request, reply, refusal);
  const { status, key } = transportProblem(error, request);
  return sendProblem(request, reply, problemAt(status, problemOf(key)));
};

/** The problem for an error that is not a refusal; for a fault of ours, the log has the details. */
export const transportProblem = (error: FastifyError, request: FastifyRequest): { status: number; key: PlainKey } => {
  const { statusCode: status } = error;
  if (isClientError(status)) return { status, key: transportKey(error, status) };
  request.log.error({ err: error }, 'A request failed');
  return { status: 500, key: INTERNAL };
};

/** Where there is no route: at an address of other methods it names them. */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply) => {
  const allowed = request.server.methodsAt(request.url);
  const status = allowed.length === 0 || allowed.includes(request.method) ? 404 : 405;
  if (status === 405) void reply.header('allow', allowed.join(', '));
  const refusal = problemOf(status === 405 ? 'request.wrongMethod' : 'request.nowhere');
  return sendProblem(request, reply, problemAt(status, refusal));
};
