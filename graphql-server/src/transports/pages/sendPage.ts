import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kept } from '../http/kept-answers/KeptAnswers.ts';
import { encodingFor, heldOf } from '../http/kept-answers/sendKept.ts';

/** In the reader's language, and written for no shared cache: a page is as fresh as what it shows. */
const VARY = 'accept-encoding, accept-language, cookie';

export const describePage = (reply: FastifyReply, locale: string): FastifyReply =>
  reply
    .header('cache-control', 'private, no-cache')
    .header('content-language', locale)
    .header('vary', VARY)
    .type('text/html; charset=utf-8');

/** Writes a kept page: 304 to whoever has it already. */
export const sendKeptPage = (request: FastifyRequest, reply: FastifyReply, { encodings }: Kept): FastifyReply => {
  const { headers } = request;
  const held = heldOf(headers['if-none-match'], encodings);
  if (held) return reply.code(304).header('etag', held.etag).send();
  const { body, coding, etag } = encodingFor(headers['accept-encoding'], encodings);
  if (coding) void reply.header('content-encoding', coding);
  return reply.header('etag', etag).send(body);
};
