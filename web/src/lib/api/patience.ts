import type { ApolloLink } from '@apollo/client';
import { defer, type Observable, retry, tap, throwError, timer } from 'rxjs';
import { isAway } from './isAway.ts';
import { $outage } from './outage.ts';

const PAUSE_MS = 1_000;
/** As long as what was read is shown. */
const MOST_TIMES = 600;

/** Sends what the server could not take again and again, until it is taken or refused. It must have a key, so that it counts once. */
export const sendAgain = (send: () => Observable<ApolloLink.Result>): Observable<ApolloLink.Result> => {
  $outage.set($outage.get() ?? Date.now());
  return defer(send).pipe(
    retry({
      count: MOST_TIMES,
      delay: (error: unknown) => (isAway(error) ? timer(PAUSE_MS) : throwError(() => error)),
    }),
    tap(() => $outage.set(null)),
  );
};
