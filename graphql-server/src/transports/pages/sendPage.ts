import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kept } from '../http/kept-answers/KeptAnswers.ts';
import { isKnown, takesGzip } from '../http/kept-answers/sendKept.ts';

/** In the reader's language, and written for no shared cache: a page is as fresh as what it shows. */
const VARY = 'accept-encoding, accept-language, cookie';

export const describePage = (reply: FastifyReply, locale: string): FastifyReply =>
  reply
    .header('cache-control', 'private, no-cache')
    .header('content-language', locale)
    .header('vary', VARY)
    .type('text/html; charset=utf-8');

/** Writes a kept page: 304 to whoever has it already. */
export const sendKeptPage = (request: FastifyRequest, reply: FastifyReply, kept: Kept): FastifyReply => {
  const { headers } = request;
  const isZipped = takesGzip(headers['accept-encoding']);
  void reply.header('etag', isZipped ? kept.zippedEtag : kept.etag);
  if (isKnown(headers['if-none-match'], kept)) return reply.code(304).send();
  if (!isZipped) return reply.send(kept.plain);
  return reply.header('content-encoding', 'gzip').send(kept.zipped);
};
