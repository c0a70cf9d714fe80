import type { ApolloLink } from '@apollo/client';
import { catchError, firstValueFrom, Observable, type Observer, throwError } from 'rxjs';
import { isAway } from './isAway.ts';
import { $outage } from './outage.ts';

const PAUSE_MS = 1_000;
/** As long as what was read is shown. */
const MOST_TIMES = 600;

type Send = () => Observable<ApolloLink.Result>;

interface Waiting {
  /** Which change it is: later ones have a higher number. */
  turn: number;
  send: Send;
  times: number;
  observer: Observer<ApolloLink.Result>;
}

/** In the order in which they were made. */
let waiting: readonly Waiting[] = [];
let isSending = false;

const without = (one: Waiting) => waiting.filter((other) => other !== one);

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Sends the first of the waiting changes, and returns whether the server accepted or refused it. */
const sendFirst = async (first: Waiting): Promise<boolean> => {
  try {
    const result = await firstValueFrom(first.send());
    waiting = without(first);
    first.observer.next(result);
    first.observer.complete();
  } catch (error) {
    if (isAway(error) && ++first.times < MOST_TIMES) return false;
    waiting = without(first);
    first.observer.error(error);
  }
  return true;
};

const sendAll = async (): Promise<void> => {
  if (isSending) return;
  isSending = true;
  let isBack = false;
  for (let [first] = waiting; first; [first] = waiting) {
    $outage.set($outage.get() ?? Date.now());
    if (!isBack) await pause();
    // one that was made before it may have come meanwhile, and nobody may wait any more
    [first] = waiting;
    isBack = first !== undefined && (await sendFirst(first));
  }
  isSending = false;
  $outage.set(null);
};

/**
 * Sends what the server could not take again and again, until it is taken or refused. It must have a key, so that it counts once.
 * Changes are sent in the order in which they were made, as `turn` tells it: the last word on a matter stays the last.
 */
export const sendAgain = (send: Send, turn: number): Observable<ApolloLink.Result> =>
  new Observable((observer) => {
    const one: Waiting = { turn, send, times: 0, observer };
    waiting = [...waiting, one].sort((a, b) => a.turn - b.turn);
    void sendAll();
    return () => void (waiting = without(one));
  });

/** Sends a change after those that wait, at once where none does. */
export const sendInTurn = (send: Send, turn: number): Observable<ApolloLink.Result> =>
  waiting.length > 0
    ? sendAgain(send, turn)
    : send().pipe(catchError((error: unknown) => (isAway(error) ? sendAgain(send, turn) : throwError(() => error))));
