import type { ApolloLink } from '@apollo/client';

/** What visitors have read, kept to be read again without a connection. Nothing that depends on who asks. */
const CACHE = 'quorum-answers';
const KEPT_OPERATIONS = ['EventDetail', 'HomeEvents', 'EventTypes'];
const KEPT_AT_MOST = 60;

/** The version that is kept of each address: a poll that brings nothing new writes nothing. */
const versions = new Map<string, string | null>();

/** Private windows and full disks keep nothing, and the page works on without. */
const withCache = async <T>(work: (cache: Cache) => Promise<T>): Promise<T | undefined> => {
  try {
    return await work(await caches.open(CACHE));
  } catch {
    return undefined;
  }
};

const forget = async (cache: Cache, address: string) => {
  versions.delete(address);
  await cache.delete(address, { ignoreVary: true });
};

const put = async (cache: Cache, address: string, answer: Response) => {
  // anew, so that the oldest come first
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, answer);
  const addresses = (await cache.keys()).map(({ url }) => url);
  for (const oldest of addresses.slice(0, -KEPT_AT_MOST)) await forget(cache, oldest);
};

const isOfEvent = (address: string, urlHash: string) => {
  const { operationName, variables = '{}' } = Object.fromEntries(new URL(address, window.location.origin).searchParams);
  return operationName === 'EventDetail' && (JSON.parse(variables) as { urlHash?: string }).urlHash === urlHash;
};

const forgetEvent = (urlHash: unknown) =>
  withCache(async (cache) => {
    const addresses = (await cache.keys()).map(({ url }) => url);
    const ofEvent = addresses.filter((address) => typeof urlHash === 'string' && isOfEvent(address, urlHash));
    await Promise.all(ofEvent.map((address) => forget(cache, address)));
  });

/** Whether what visitors were answered will do, where there is no connection. */
export const isKept = ({ operationName = '' }: ApolloLink.Operation): boolean =>
  KEPT_OPERATIONS.includes(operationName);

/** Keeps what `address` has answered, in the version that the server calls it; lets go of an event that is no more. */
export const keepAnswer = (
  { variables }: Pick<ApolloLink.Operation, 'variables'>,
  { data, errors }: ApolloLink.Result,
  { address, version }: { address: string; version: string | null },
): void => {
  if (errors) return;
  if (data?.event === null) {
    void forgetEvent(variables.urlHash);
    return;
  }
  if (version !== null && versions.get(address) === version) return;
  versions.set(address, version);
  void withCache((cache) => put(cache, address, Response.json({ data })));
};

/** After a deletion that this browser has asked for. */
export const forgetDeleted = (
  { operationName, variables }: ApolloLink.Operation,
  { data }: ApolloLink.Result,
): void => {
  if (operationName === 'DeleteEvent' && data) void forgetEvent(variables.urlHash);
};

/** What was last answered at `address`; undefined when nothing is kept. */
export const recallAnswer = (address: string): Promise<Response | undefined> =>
  withCache((cache) => cache.match(address, { ignoreVary: true }));

/** Keeps nothing any more: somebody else may come to this browser. */
export const forgetAnswers = (): void => {
  versions.clear();
  if ('caches' in window) caches.delete(CACHE).catch(() => undefined);
};
