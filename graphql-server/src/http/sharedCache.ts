import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setHostCookie } from './cookies/hostCookie.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** By what a shared cache can be told to drop the response; null for one that none may store. */
    surrogateKeys: readonly string[] | null;
  }
}

/** For how many seconds a shared cache may send what it has while it fetches what is new. */
export const REVALIDATION_SECONDS = 1;
/** The same while no server responds. */
const OUTAGE_SECONDS = 600;

/** Of lists, and pages of them. */
export const LISTS_KEY = 'lists';
/** Of pages that show nothing of people. */
export const PAGES_KEY = 'pages';
export const CALENDAR_KEY = 'calendar';
export const eventKey = (urlHash: string): string => `event-${urlHash}`;
export const pollKey = (urlHash: string): string => `poll-${urlHash}`;

/** Browsers ask each time. */
const EACH_TIME = 'max-age=0';

interface Shared {
  /** For how many shared caches may store it. */
  seconds: number;
  /** By which they are told to drop it. */
  keys: readonly string[];
  /** How long browsers may. */
  ofBrowsers?: string;
}

/** The headers of what is the same for everybody. */
export const sharedHeaders = ({ seconds, keys, ofBrowsers = EACH_TIME }: Shared): Record<string, string> => ({
  'cache-control': [
    ...['public', ofBrowsers, `s-maxage=${seconds}`],
    ...[`stale-while-revalidate=${REVALIDATION_SECONDS}`, `stale-if-error=${OUTAGE_SECONDS}`],
  ].join(', '),
  'surrogate-key': keys.join(' '),
});

/** What a route has said about browsers already: a picture never changes. */
const ofBrowsersIn = (policy: unknown): string => /max-age=\d+(, immutable)?/.exec(String(policy))?.[0] ?? EACH_TIME;

/** Who asks, as far as responses differ by that. */
const READER = ['authorization', 'cookie'];

const withReader = (vary: ReturnType<FastifyReply['getHeader']>): string => {
  const named = [vary ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  return [...new Set([...named, ...READER])].join(', ');
};

/** Lets shared caches store a response, if everybody else would get the same. @param keys by which they are told to drop it */
export const share = (reply: FastifyReply, ...keys: string[]): void => {
  reply.surrogateKeys = keys;
};

interface Listing {
  isPrivate: boolean;
  isHidden: boolean;
  key: string;
}

/** The same of an event or a poll, where everybody may find it, and no cookie tells its reader from others. */
export const shareListed = (
  reply: FastifyReply,
  { visitorToken }: { visitorToken: string | null },
  { isPrivate, isHidden, key }: Listing,
): void => {
  if (visitorToken === null && !isPrivate && !isHidden) share(reply, key);
};

const READS = new Set(['GET', 'HEAD']);
const SHARED = new Set([200, 304]);
const FAILED = 400;

/** A shared cache may store what was said to somebody by name, and a cookie with it: neither leaves here as shared. */
const isForEverybody = ({ method, headers }: FastifyRequest, reply: FastifyReply): boolean =>
  READS.has(method) &&
  headers.authorization === undefined &&
  SHARED.has(reply.statusCode) &&
  !reply.hasHeader('set-cookie');

/** Says nothing of anybody but that they have just written something. */
const WROTE = { name: 'quorum_wrote', value: '1' };

/**
 * To be called before cookies are. A browser that has written something is known for a while: a shared cache sends its requests
 * on, so that people see what they did at once.
 */
export const markWriters = (app: FastifyInstance, seconds: number | null): void => {
  if (seconds === null) return;
  app.addHook('onSend', async (request, reply) => {
    const hasWritten = !READS.has(request.method) && reply.statusCode < FAILED;
    if (hasWritten) setHostCookie(request, reply, { ...WROTE, maxAge: seconds + REVALIDATION_SECONDS });
  });
};

/**
 * Must be called after cookies are set: lets shared caches store for that many seconds what routes share; null for not
 * at all.
 */
export const shareWithCaches = (app: FastifyInstance, seconds: number | null): void => {
  app.decorateReply('surrogateKeys', null);
  if (seconds === null) return;
  app.addHook('onSend', async (request, reply) => {
    const { surrogateKeys } = reply;
    if (surrogateKeys === null || !isForEverybody(request, reply)) return;
    const ofBrowsers = ofBrowsersIn(reply.getHeader('cache-control'));
    void reply
      .headers(sharedHeaders({ seconds, keys: surrogateKeys, ofBrowsers }))
      .header('vary', withReader(reply.getHeader('vary')));
  });
};
