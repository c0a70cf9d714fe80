import type { ApolloLink } from '@apollo/client';
import { queryUrl } from './queryUrl.ts';

/** Query results to read without a connection. Only anonymous ones: they are the same for everybody. */
const CACHE = 'quorum-answers';
/** Of one event or poll, by the field that is null once that is gone. */
const DETAILS = { event: 'EventDetail', poll: 'PollDetail' } as const;
type Subject = keyof typeof DETAILS;
const SUBJECTS = Object.keys(DETAILS) as Subject[];

const CACHED_OPERATIONS = [...Object.values(DETAILS), 'HomeEvents', 'EventTypes'];
const MAX_ENTRIES = 60;

/** The ETag of each cached URL, so that an unchanged poll writes nothing. */
const etags = new Map<string, string | null>();

/** Private windows and full disks have no cache; the page works without one. */
const withCache = async <T>(work: (cache: Cache) => Promise<T>): Promise<T | undefined> => {
  try {
    return await work(await caches.open(CACHE));
  } catch {
    return undefined;
  }
};

const evict = async (cache: Cache, url: string) => {
  etags.delete(url);
  await cache.delete(url, { ignoreVary: true });
};

const put = async (cache: Cache, url: string, response: Response) => {
  // deleted first, so that the oldest entries come first in `keys`
  await cache.delete(url, { ignoreVary: true });
  await cache.put(url, response);
  const urls = (await cache.keys()).map((entry) => entry.url);
  for (const oldest of urls.slice(0, -MAX_ENTRIES)) await evict(cache, oldest);
};

const isAbout = (url: string, subject: Subject, urlHash: string) => {
  const { operationName, variables = '{}' } = Object.fromEntries(new URL(url, window.location.origin).searchParams);
  return operationName === DETAILS[subject] && (JSON.parse(variables) as { urlHash?: string }).urlHash === urlHash;
};

const evictDetail = (subject: Subject, urlHash: unknown) =>
  withCache(async (cache) => {
    const urls = (await cache.keys()).map((entry) => entry.url);
    const gone = urls.filter((url) => typeof urlHash === 'string' && isAbout(url, subject, urlHash));
    await Promise.all(gone.map((url) => evict(cache, url)));
  });

export const isCacheable = ({ operationName = '' }: ApolloLink.Operation): boolean =>
  CACHED_OPERATIONS.includes(operationName);

/** Caches the result of a query, or evicts the event or poll that the result shows to be gone. */
export const cacheResult = (
  operation: Pick<ApolloLink.Operation, 'operationName' | 'variables'>,
  { data, errors }: ApolloLink.Result,
  etag: string | null,
): void => {
  if (errors) return;
  const gone = SUBJECTS.find((subject) => data?.[subject] === null);
  if (gone) {
    void evictDetail(gone, operation.variables.urlHash);
    return;
  }
  const url = queryUrl(operation);
  if (etag !== null && etags.get(url) === etag) return;
  etags.set(url, etag);
  void withCache((cache) => put(cache, url, Response.json({ data })));
};

/** After a deletion by this browser. */
export const evictDeleted = ({ operationName, variables }: ApolloLink.Operation, { data }: ApolloLink.Result): void => {
  if (operationName === 'DeleteEvent' && data) void evictDetail('event', variables.urlHash);
  if (operationName === 'DeletePoll' && data) void evictDetail('poll', variables.urlHash);
};

export const readCachedResult = (operation: ApolloLink.Operation): Promise<ApolloLink.Result | undefined> =>
  withCache(async (cache) => {
    const response = await cache.match(queryUrl(operation), { ignoreVary: true });
    return (await response?.json()) as ApolloLink.Result | undefined;
  });

/** When another person uses the browser. */
export const clearQueryResultCache = (): void => {
  etags.clear();
  if ('caches' in window) caches.delete(CACHE).catch(() => undefined);
};
