import type { DomainError } from '@quorum/domain/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { HTTP_STATUS } from './httpStatus.ts';
import { INTERNAL_MESSAGE, toDomainError } from '../translateError.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The join call answers its errors as plain text (spec section 7). */
    plainTextErrors?: boolean;
  }
}

export interface Problem {
  message: string;
  fields?: readonly string[];
}

/** What is wrong with a request that never reached a use-case. */
export const TRANSPORT_MESSAGES: Record<number, string> = {
  400: 'The request could not be read. Is its body valid JSON?',
  404: 'There is nothing at this address',
  408: 'The request took too long to arrive',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'Please send JSON, with the header Content-Type: application/json',
  421: 'This server does not answer under that name. If it should, add the name to LOCAL_SIGN_IN_HOSTS',
  431: 'The headers of the request are too large',
};

/** What is wrong with a request before its route has it, in words for the client. */
export class TransportError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

const isClientError = (status: number | undefined): status is number =>
  status !== undefined && status >= 400 && status < 500;

/** The join call that did not reach its route, because its address cannot be read. */
const isLostJoin = ({ method, url }: FastifyRequest) =>
  method === 'POST' && /^\/api\/events\/[^?]*\/join(\?|$)/.test(url);

const sendProblem = (request: FastifyRequest, reply: FastifyReply, status: number, problem: Problem) => {
  void reply.code(status).header('cache-control', 'no-store');
  return request.routeOptions.config.plainTextErrors || isLostJoin(request)
    ? reply.type('text/plain; charset=utf-8').send(problem.message)
    : reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
};

const sendRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: DomainError) => {
  const { code, message, fields, retryAfter } = refusal;
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  return sendProblem(request, reply, HTTP_STATUS[code], { message, ...(fields.length > 0 && { fields }) });
};

/** Errors of every route leave as a sentence: a refusal as it is, a fault of ours without its details. */
export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const refusal = toDomainError(error);
  if (refusal) return sendRefusal(request, reply, refusal);
  if (isClientError(error.statusCode)) {
    const known = TRANSPORT_MESSAGES[error.statusCode] ?? 'The request cannot be answered';
    const message = error instanceof TransportError ? error.message : known;
    return sendProblem(request, reply, error.statusCode, { message });
  }
  request.log.error({ err: error }, 'A request failed');
  return sendProblem(request, reply, 500, { message: INTERNAL_MESSAGE });
};

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(request, reply, 404, { message: TRANSPORT_MESSAGES[404] ?? '' });
