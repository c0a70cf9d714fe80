import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagMatches } from '../../cache/etagMatches.ts';

/** Weak, since it is the same for the compressed response. */
const etagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url')}"`;

interface Options {
  /** For a file that the browser should keep or open. */
  filename?: string;
  cacheControl: string;
}

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** Headers of every calendar. No search engine should list it. */
export const describeCalendar = (reply: FastifyReply, cacheControl: string): FastifyReply =>
  reply
    .headers({ 'cache-control': cacheControl, 'x-robots-tag': 'noindex' })
    // its few words of our own are in the reader's language
    .header('vary', 'accept-encoding, accept-language, cookie')
    .type(CALENDAR_TYPE);

/** Sends a calendar: 304 where the reader has it already. */
export const sendCalendar = (
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  { filename, cacheControl }: Options,
) => {
  const etag = etagOf(text);
  void describeCalendar(reply, cacheControl).header('etag', etag);
  if (etagMatches(request.headers['if-none-match'] ?? '', etag)) return reply.code(304).send();
  if (filename) void reply.header('content-disposition', `attachment; filename="${filename}"`);
  return reply.send(text);
};
