import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { untilPopupCloses } from '../../../src/features/session/untilPopupCloses.ts';

const never = () => new Promise<never>(() => undefined);
const PATIENCE_MS = 2_000;

/** A window that one may close, and what the browser opens. */
const popup = { closed: false };
const realOpen = window.open;

beforeEach(() => {
  jest.useFakeTimers();
  popup.closed = false;
  window.open = () => popup as Window;
});
afterEach(() => {
  jest.useRealTimers();
  window.open = realOpen;
});

/** A sign-in whose window opens, and that goes on as `then` says; what came of it is written down. */
const begin = (then: () => Promise<string>) => {
  const outcome = jest.fn();
  const signIn = async () => {
    window.open('/picker');
    return then();
  };
  untilPopupCloses(signIn, PATIENCE_MS).then(outcome, (error: unknown) => outcome((error as { code: string }).code));
  return outcome;
};

const CANCELLED = 'auth/popup-closed-by-user';

it('ends soon after the window was closed', async () => {
  const outcome = begin(never);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(outcome).not.toHaveBeenCalled();
  popup.closed = true;
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(outcome).toHaveBeenCalledWith(CANCELLED);
});

it('takes an answer that comes while the window closes', async () => {
  const outcome = begin(() => new Promise((resolve) => setTimeout(resolve, 1_000, 'ada')));
  popup.closed = true;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(outcome.mock.calls).toEqual([['ada']]);
});

it('waits for what becomes of an answer that the window has sent', async () => {
  const outcome = begin(() => new Promise((resolve) => setTimeout(resolve, 9_000, 'ada')));
  const source = popup as unknown as Window;
  window.dispatchEvent(Object.assign(new Event('message'), { source }));
  popup.closed = true;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(outcome.mock.calls).toEqual([['ada']]);
});

it('ends where nothing becomes of that answer, so that one may try again', async () => {
  const outcome = begin(never);
  window.dispatchEvent(Object.assign(new Event('message'), { source: popup as unknown as Window }));
  popup.closed = true;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(PATIENCE_MS + 100);
  expect(outcome.mock.calls).toEqual([[undefined]]);
});

it('tells a failure as it is, and leaves the browser as it was', async () => {
  const { open } = window;
  const outcome = begin(() => Promise.reject(Object.assign(new Error(), { code: 'auth/popup-blocked' })));
  await jest.advanceTimersByTimeAsync(0);
  expect(outcome.mock.calls).toEqual([['auth/popup-blocked']]);
  expect(window.open).toBe(open);
});
