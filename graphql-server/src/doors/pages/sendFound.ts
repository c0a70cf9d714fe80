import type { PageRenderer } from '@quorum/domain/page/PageRenderer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CacheEntry } from '../../cache/CacheEntry.ts';
import { represent } from '../../cache/CacheEntry.ts';
import { isRefusal, type Found } from '../../cache/ResponseCache.ts';
import { replyCached, replyStale } from '../../cache/sendCached.ts';

interface Options {
  locale: string;
  /** Milliseconds since the epoch. */
  now: number;
  staleNote: PageRenderer['staleNote'];
}

const ROOT = '<div id="root"';

/** What each page was with its note: it is the same for as long as the database is away. */
const marked = new WeakMap<CacheEntry, Promise<CacheEntry>>();

const mark = async (entry: CacheEntry, ageMs: number, { locale, now, staleNote }: Options): Promise<CacheEntry> => {
  const note = await staleNote(locale, now - ageMs);
  const html = entry.identity.body.toString().replace(ROOT, () => note + ROOT);
  return { ...entry, ...represent(Buffer.from(html), entry.contentType) };
};

/** Sends a page; one that is as it was says since when. */
export const sendFound = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { found, ageMs }: Found,
  options: Options,
): Promise<FastifyReply> => {
  if (!found) throw new Error('The page could not be rendered');
  if (isRefusal(found)) return found.send(request, reply);
  if (ageMs === null) return replyCached(request, reply, found);
  const page = marked.get(found) ?? mark(found, ageMs, options);
  marked.set(found, page);
  return replyStale(request, reply, { entry: await page, ageMs });
};
