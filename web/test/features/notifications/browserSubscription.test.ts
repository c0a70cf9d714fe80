import { afterEach, expect, it, jest } from '@jest/globals';
import { subscribeBrowser, unsubscribeBrowser } from '../../../src/features/notifications/browserSubscription.ts';
import { fakePush, noPush } from '../../support/fakePush.ts';

/** Bytes whose base64 has the letters that base64url writes otherwise. */
const KEY = Buffer.from([0xfb, 0xff, 0xbf, 4]).toString('base64url');
const OTHER_KEY = Buffer.from([1, 2, 3, 4]).toString('base64url');

afterEach(() => {
  noPush();
  jest.useRealTimers();
});

it('subscribes for visible notifications, with the key of the server', async () => {
  const push = fakePush('granted');
  expect(await subscribeBrowser(KEY)).toEqual({
    endpoint: 'https://push.example/1',
    p256dh: 'the public key',
    auth: 'the secret',
  });
  expect(push.asked).toEqual([
    `subscribe with ${JSON.stringify({ userVisibleOnly: true, applicationServerKey: KEY })}`,
  ]);
});

it.each([
  ['of the same key', KEY],
  ['that does not tell its key', null],
])('keeps a subscription %s', async (_, key) => {
  const push = fakePush('granted');
  push.subscription = { endpoint: 'https://push.example/before', key };
  expect(await subscribeBrowser(KEY)).toMatchObject({ endpoint: 'https://push.example/before' });
  expect(push.asked).toEqual([]);
});

it('replaces one of another key, which nothing reaches any more', async () => {
  const push = fakePush('granted');
  push.subscription = { endpoint: 'https://push.example/before', key: OTHER_KEY };
  expect(await subscribeBrowser(KEY)).toMatchObject({ endpoint: 'https://push.example/1' });
  expect(push.asked[0]).toBe('unsubscribe');
  expect(push.subscription.key).toBe(KEY);
});

it.each(['subscribe', 'register'] as const)('gives up on a browser that does not %s', async (what) => {
  jest.useFakeTimers();
  const push = fakePush('granted');
  const never = new Promise<never>(() => undefined);
  if (what === 'subscribe') push.subscribe = () => never;
  else Object.defineProperty(navigator, 'serviceWorker', { value: { ready: never }, configurable: true });
  const outcome = subscribeBrowser(KEY).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await outcome).toEqual(new Error('The browser does not answer'));
});

it('leaves no timer behind', async () => {
  jest.useFakeTimers();
  fakePush('granted');
  await subscribeBrowser(KEY);
  expect(jest.getTimerCount()).toBe(0);
});

it('ends a subscription, where there is one', async () => {
  const push = fakePush('granted');
  await unsubscribeBrowser();
  push.subscription = { endpoint: 'https://push.example/before', key: KEY };
  await unsubscribeBrowser();
  expect(push.asked).toEqual(['unsubscribe']);
});
