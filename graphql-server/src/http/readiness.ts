import type { DateTime } from 'luxon';
import type { Clock } from '../gateways/clock.ts';

/** What a server knows of itself that decides whether it can serve. */
export interface Readiness {
  readonly isPrepared: boolean;
  /** When a job ended here for the last time, or the first one could have begun. */
  readonly workedAt: DateTime | null;
  /** When all that had happened was dispatched for the last time, or could have begun to be. */
  readonly dispatchedAt: DateTime | null;
  /** The database is migrated, and jobs are done and activities dispatched from now on. */
  prepared(): void;
  /** A job has ended. */
  worked(): void;
  /** Nothing is left to dispatch, but for what another server is at. */
  dispatched(): void;
}

export const createReadiness = (clock: Clock): Readiness => {
  let isPrepared = false;
  let workedAt: DateTime | null = null;
  let dispatchedAt: DateTime | null = null;
  const worked = () => void (workedAt = clock.now());
  const dispatched = () => void (dispatchedAt = clock.now());
  return {
    get isPrepared() {
      return isPrepared;
    },
    get workedAt() {
      return workedAt;
    },
    get dispatchedAt() {
      return dispatchedAt;
    },
    prepared() {
      isPrepared = true;
      worked();
      dispatched();
    },
    worked,
    dispatched,
  };
};
