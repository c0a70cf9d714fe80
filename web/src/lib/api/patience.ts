import type { ApolloLink } from '@apollo/client';
import { defer, finalize, type Observable, retry, switchMap, tap, throwError, timer } from 'rxjs';
import { isAway } from './isAway.ts';
import { $outage } from './outage.ts';

const PAUSE_MS = 1_000;
/** As long as what was read is shown. */
const MOST_TIMES = 600;

/** Resolves once the last change that waits is taken or refused. */
let last: Promise<void> = Promise.resolve();

/**
 * Sends what the server could not take again and again, until it is taken or refused. It must have a key, so that it counts once.
 * Changes that wait are sent in the order in which they were made: the last word on a matter stays the last.
 */
export const sendAgain = (send: () => Observable<ApolloLink.Result>): Observable<ApolloLink.Result> => {
  $outage.set($outage.get() ?? Date.now());
  const before = last;
  let end: (() => void) | undefined;
  last = new Promise((resolve) => (end = resolve));
  return defer(() => before).pipe(
    switchMap(() =>
      defer(send).pipe(
        retry({
          count: MOST_TIMES,
          delay: (error: unknown) => (isAway(error) ? timer(PAUSE_MS) : throwError(() => error)),
        }),
      ),
    ),
    tap(() => $outage.set(null)),
    finalize(() => end?.()),
  );
};
