import type { FastifyReply } from 'fastify';

/** In the reader's language, and written for no shared cache: a page is as fresh as what it shows. */
const VARY = 'accept-encoding, accept-language, cookie';

export const describePage = (reply: FastifyReply, locale: string): FastifyReply =>
  reply
    .header('cache-control', 'private, no-cache')
    .header('content-language', locale)
    .header('vary', VARY)
    .type('text/html; charset=utf-8');
