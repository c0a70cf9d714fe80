import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { HTTP_STATUS } from '../../http/problems/httpStatus.ts';
import { refusalOf } from '../../http/problems/Problem.ts';
import { problemOf, sendRemedy, transportProblem } from '../../http/problems/problems.ts';
import { toDomainError } from '../../http/problems/translateError.ts';
import { GRAPHQL_CODE, INTERNAL_CODE, shortened } from './errors.ts';
import { AS_JSON } from './mediaTypes.ts';

/** Of a request that could not be read, as Apollo says it. */
const UNREADABLE_CODE = 'BAD_REQUEST';

/** Errors that come before any document is read leave in GraphQL's shape too: its clients read no other. */
export const sendGraphQLError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const sendOne = (status: number, said: object) =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .type(AS_JSON)
      .send(JSON.stringify({ errors: [said] }));
  const send = (status: number, message: string, extensions: object) => sendOne(status, { message, extensions });
  // about a document, by somebody who has read it
  if (error instanceof GraphQLError)
    return sendOne(400, { extensions: { code: UNREADABLE_CODE }, ...shortened(error.toJSON()) });
  const refusal = toDomainError(error);
  if (!refusal) {
    const { status, key } = transportProblem(error, request);
    const { message, reasons } = problemOf(key);
    return send(status, message, { code: status < 500 ? UNREADABLE_CODE : INTERNAL_CODE, reasons });
  }
  const { code, retryAfter } = refusal;
  const { message, reasons, policy } = refusalOf(refusal);
  sendRemedy(request, reply, refusal);
  return send(HTTP_STATUS[code], message, {
    code: GRAPHQL_CODE[code],
    ...(retryAfter !== undefined && { retryAfter }),
    reasons,
    ...(policy !== undefined && { policy }),
  });
};
