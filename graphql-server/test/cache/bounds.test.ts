import { beforeEach, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { ResponseCache } from '../../src/cache/ResponseCache.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

const never = { version: () => 0, now: () => 0, monotonic: () => 0 };

let size: number;
let loaded: string[];
let cache: ResponseCache;

beforeEach(() => {
  loaded = [];
  cache = new ResponseCache({
    ...never,
    // no compressor makes it smaller
    load: (key) => {
      loaded.push(key);
      return Promise.resolve({ contentType: 'application/json', body: randomBytes(size), expiresAt: Infinity });
    },
    maxBytes: 10 * MEGABYTE,
  });
});

const isCached = (key: string) => cache.get(key) !== null;

it('takes no more memory than it may, however many entries there are', async () => {
  size = 300 * KILOBYTE;
  for (let number = 0; number < 40; number++) await cache.read(`/graphql?query=${number}`);
  expect(cache.bytes).toBeLessThanOrEqual(10 * MEGABYTE);
  // plain and zipped
  expect(cache.bytes).toBeGreaterThan(10 * MEGABYTE - 2 * 310 * KILOBYTE);
  expect([isCached('/graphql?query=0'), isCached('/graphql?query=39')]).toEqual([false, true]);
});

it('counts small entries for what they take', async () => {
  size = 1;
  for (let number = 0; number < 6_000; number++) await cache.read(`key ${number}`);
  expect(cache.bytes).toBeLessThanOrEqual(10 * MEGABYTE);
  expect(isCached('key 0')).toBe(false);
});

it('drops what nobody reads before what is read', async () => {
  size = 300 * KILOBYTE;
  await cache.read('/api/events');
  for (let number = 0; number < 40; number++) {
    await cache.read(`/graphql?query=${number}`);
    expect(isCached('/api/events')).toBe(true);
  }
});

it('gives an entry of more than eight megabytes to all who wait for it, and does not store it', async () => {
  size = 5 * MEGABYTE;
  const [one, other] = await Promise.all([cache.read('large'), cache.read('large')]);
  expect(one?.identity.body).toHaveLength(5 * MEGABYTE);
  expect(other).toBe(one);
  expect([loaded, isCached('large'), cache.bytes]).toEqual([['large'], false, 0]);
});

it('bounds what it remembers of responses that are not the same for everyone', async () => {
  const personal = new ResponseCache({ ...never, load: () => Promise.resolve('uncacheable') });
  for (let number = 0; number < 500; number++) await personal.read(`${number}${'x'.repeat(4_000)}`);
  expect(personal.bytes).toBeLessThanOrEqual(MEGABYTE);
  expect(personal.isUncacheable(`499${'x'.repeat(4_000)}`)).toBe(true);
});
