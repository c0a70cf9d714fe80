import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kept } from './KeptAnswers.ts';
import { encodingFor, heldOf } from './sendKept.ts';

/** Answers from the cache within a route, which says the other headers: 304 to a client that has it already. */
export const replyKept = (request: FastifyRequest, reply: FastifyReply, { encodings }: Kept): FastifyReply => {
  const { headers } = request;
  const held = heldOf(headers['if-none-match'], encodings);
  if (held) return reply.code(304).header('etag', held.etag).send();
  const { body, coding, etag } = encodingFor(headers['accept-encoding'], encodings);
  if (coding) void reply.header('content-encoding', coding);
  return reply.header('etag', etag).send(body);
};
