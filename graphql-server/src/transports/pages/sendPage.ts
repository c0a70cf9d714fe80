import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kept } from '../http/kept-answers/KeptAnswers.ts';
import { encodingFor, isKnown } from '../http/kept-answers/sendKept.ts';

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
  const { body, coding, etag } = encodingFor(headers['accept-encoding'], encodings);
  void reply.header('etag', etag);
  if (isKnown(headers['if-none-match'], encodings)) return reply.code(304).send();
  if (coding) void reply.header('content-encoding', coding);
  return reply.send(body);
};
