import { setTimeout as delay } from 'node:timers/promises';

/** A minute and more in all: a database that was killed is back by then. */
const PAUSES_MS = [100, 500, 2_000, 5_000, 10_000, 20_000, 30_000];

/** Does what must not be lost, again where it fails. To be called outside a transaction. */
export async function retryWithBackoff<Result>(act: () => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES_MS) {
    try {
      return await act();
    } catch {
      await delay(pause);
    }
  }
  return act();
}
