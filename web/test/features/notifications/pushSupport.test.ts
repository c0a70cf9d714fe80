import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { pushSupport } from '../../../src/features/notifications/pushSupport.ts';
import { fakePush, noPush } from '../../support/fakePush.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const ANDROID_APP = 'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

const device = (userAgent: string, maxTouchPoints: number, standalone?: boolean) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  for (const [name, value] of Object.entries({ maxTouchPoints, standalone }))
    Object.defineProperty(navigator, name, { value, configurable: true });
};

afterEach(() => {
  noPush();
  jest.restoreAllMocks();
  for (const name of ['maxTouchPoints', 'standalone']) Reflect.deleteProperty(navigator, name);
});

it('is there where the browser has all of it', () => {
  fakePush();
  expect(pushSupport()).toBe('possible');
});

it('is there on an iPhone, from the home screen', () => {
  fakePush();
  device(IPHONE, 5, true);
  expect(pushSupport()).toBe('possible');
});

it.each(['PushManager', 'Notification'])('is not there without %s', (name) => {
  fakePush();
  Reflect.deleteProperty(window, name);
  expect(pushSupport()).toBe('impossible');
});

describe('without push', () => {
  it.each([
    ['an iPhone', IPHONE, 5, false, 'install'],
    ['an iPad, which calls itself a Mac', MAC, 5, false, 'install'],
    ['another app on an iPhone', IPHONE, 5, undefined, 'impossible'],
    ['an old iPhone, on whose home screen it is', IPHONE, 5, true, 'impossible'],
    ['a Mac', MAC, 0, false, 'impossible'],
    ['another app on Android', ANDROID_APP, 5, undefined, 'impossible'],
  ] as const)('%s is told what helps there', (_, userAgent, touchPoints, standalone, expected) => {
    device(userAgent, touchPoints, standalone);
    expect(pushSupport()).toBe(expected);
  });
});
