import { beforeEach, expect, it } from '@jest/globals';
import { isRefusal, ResponseCache, type Loaded, type Refilled } from '../../src/cache/ResponseCache.ts';

let now: number;
let version: number;
let loads: { give: (text: string) => void; end: (loaded: Loaded) => void; fail: (reason: Error) => void }[];
let cache: ResponseCache;

beforeEach(() => {
  now = 0;
  version = 0;
  loads = [];
  const load = () =>
    new Promise<Loaded>((resolve, reject) => {
      const give = (text: string) =>
        resolve({ contentType: 'text/plain', body: Buffer.from(text), expiresAt: Infinity });
      loads.push({ give, end: resolve, fail: reject });
    });
  cache = new ResponseCache({ version: () => version, now: () => now, monotonic: () => now, load });
});

const textOf = async (reading: Promise<Refilled>) => {
  const refilled = await reading;
  return isRefusal(refilled) ? 'refused' : refilled?.identity.body.toString();
};
const cached = () => cache.get('key')?.identity.body.toString();
/** Lets what waits for a load that has ended go on. */
const settled = () => new Promise(setImmediate);

const fill = async (text: string) => {
  const entry = cache.refill('key');
  loads.at(-1)?.give(text);
  return entry;
};

it('serves an entry until something changes', async () => {
  await fill('old');
  expect(cached()).toBe('old');
  version++;
  expect(cached()).toBeUndefined();
});

it('serves an entry for a second at most, for a notice may have been lost', async () => {
  await fill('old');
  now += 1_000;
  expect(cached()).toBe('old');
  now++;
  expect(cached()).toBeUndefined();
});

it('counts the age of an entry from the beginning of its load', async () => {
  const entry = cache.refill('key');
  now += 600;
  loads[0]?.give('slow');
  await entry;
  now += 401;
  expect(cached()).toBeUndefined();
});

it('loads once for all who wait', async () => {
  const readers = [cache.read('key'), cache.read('key'), cache.read('key')];
  loads[0]?.give('one');
  expect(await Promise.all(readers.map(textOf))).toEqual(['one', 'one', 'one']);
  expect(loads).toHaveLength(1);
});

it('never gives a reader after a change what was begun before it, and loads one at a time', async () => {
  const before = cache.read('key');
  version++;
  const after = [cache.read('key'), cache.read('key')];
  version++;
  const later = cache.read('key');
  expect(loads).toHaveLength(1);
  loads[0]?.give('old');
  expect(await textOf(before)).toBe('old');
  await settled();
  expect([loads.length, cached()]).toEqual([2, undefined]);
  loads[1]?.give('new');
  expect(await Promise.all([...after, later].map(textOf))).toEqual(['new', 'new', 'new']);
  expect([loads.length, cached()]).toEqual([2, 'new']);
});

it('loads one at a time also for a reader who comes when one load has ended and the next has not begun', async () => {
  const before = cache.read('key');
  version++;
  const after = cache.read('key');
  const between = before.then(() => cache.read('key'));
  loads[0]?.give('old');
  await before;
  await settled();
  expect(loads).toHaveLength(2);
  loads[1]?.give('new');
  expect(await Promise.all([after, between].map(textOf))).toEqual(['new', 'new']);
  expect(loads).toHaveLength(2);
});

it('goes on with those who wait when the load before theirs fails', async () => {
  const before = cache.read('key');
  version++;
  const after = cache.read('key');
  loads[0]?.fail(new Error('No'));
  await expect(before).rejects.toThrow('No');
  await settled();
  loads[1]?.give('new');
  expect(await textOf(after)).toBe('new');
});

it('gives a refusal to all who wait for it, and to nobody later', async () => {
  const refused = [cache.refill('key'), cache.refill('key')];
  loads[0]?.end({ isLasting: false, send: (_, reply) => reply });
  expect(await Promise.all(refused.map(textOf))).toEqual(['refused', 'refused']);
  expect([loads.length, cached()]).toEqual([1, undefined]);
  void cache.refill('key');
  expect(loads).toHaveLength(2);
});

it('tells a failure from a response that is not the same for everyone', async () => {
  const failed = cache.read('key');
  loads[0]?.end({ isLasting: false, send: (_, reply) => reply });
  expect([await failed, cache.isUncacheable('key')]).toEqual([null, false]);
  const personal = cache.read('key');
  loads[1]?.end('uncacheable');
  expect([await personal, cache.isUncacheable('key')]).toEqual([null, true]);
});
