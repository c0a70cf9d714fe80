import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHeld } from '../http/isHeld.ts';

/** Weak, since it is the same for the compressed answer. */
const etagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url')}"`;

interface Options {
  /** For a file that the browser is to keep or open. */
  filename?: string;
  cacheControl: string;
}

/** Answers a calendar: 304 to whoever has it already. No search engine is to list it. */
export const sendCalendar = (
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  { filename, cacheControl }: Options,
) => {
  const etag = etagOf(text);
  void reply.headers({ etag, 'cache-control': cacheControl, 'x-robots-tag': 'noindex' });
  // its few words of our own are in the reader's language
  void reply.header('vary', 'accept-language, cookie');
  if (isHeld(request.headers['if-none-match'] ?? '', etag)) return reply.code(304).send();
  if (filename) void reply.header('content-disposition', `attachment; filename="${filename}"`);
  return reply.type('text/calendar; charset=utf-8').send(text);
};
