import { createHash } from 'node:crypto';
import { bodyOf } from '../load/bodyOf.ts';
import { requestBytes, WITH_NEW_KEY } from '../load/request.ts';
import { HOME_EVENTS_PATH, joinOf } from '../operations.ts';
import type { Path } from './measurePath.ts';

/** By the names that `packages/simulation` reckons with. */
export type PathName = 'unchangedPoll' | 'cachedPage' | 'renderedPage' | 'refilledList' | 'join' | 'otherRead';

const REHEARSALS = 200;
const UNCACHED_TIMES = 100;
const CACHED_TIMES = 4_000;
const TIMES = 400;
/** Until somebody was told about the last join. */
const DELIVERED_MS = 2_000;

/** The ETag of what `path` answers zipped. */
const etagOf = async (port: number, path: string): Promise<string> => {
  const body = await bodyOf(port, requestBytes({ path, headers: { 'accept-encoding': 'identity' } }));
  return `"${createHash('sha256').update(body).digest('base64url')}-gzip"`;
};

/** Each path that docs/scale.md names, of events with these hashes. */
export const pathsOf = async (port: number, hashes: readonly string[]): Promise<Record<PathName, Path>> => {
  const [hash = ''] = hashes;
  const page = { requests: [requestBytes({ path: `/events/${hash}`, headers: { accept: 'text/html' } })], status: 200 };
  const list = requestBytes({ path: HOME_EVENTS_PATH });
  const etag = await etagOf(port, HOME_EVENTS_PATH);
  const unchanged = requestBytes({ path: HOME_EVENTS_PATH, headers: { 'if-none-match': etag } });
  const joins = hashes.map((urlHash, n) =>
    requestBytes({ method: 'POST', path: '/graphql', body: joinOf(urlHash, `Joiner ${n}`), headers: WITH_NEW_KEY }),
  );
  // somebody whom the server knows has an answer of their own, which no cache has
  const cookie = `quorum_visitor=${'A'.repeat(43)}`;
  const own = hashes.map((urlHash) => requestBytes({ path: `/api/events/${urlHash}`, headers: { cookie } }));
  return {
    unchangedPoll: { requests: [unchanged], status: 304, rehearsals: REHEARSALS, times: CACHED_TIMES },
    cachedPage: { ...page, rehearsals: REHEARSALS, times: CACHED_TIMES },
    renderedPage: { ...page, rehearsals: REHEARSALS, times: UNCACHED_TIMES, isUncached: true },
    refilledList: { requests: [list], status: 200, rehearsals: REHEARSALS, times: UNCACHED_TIMES, isUncached: true },
    otherRead: { requests: own, status: 200, rehearsals: REHEARSALS, times: TIMES },
    join: { requests: joins, status: 200, rehearsals: REHEARSALS, times: TIMES, followedMs: DELIVERED_MS },
  };
};
