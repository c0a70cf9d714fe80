import type { DateTime } from 'luxon';
import type { Clock } from '../gateways/clock.ts';

/** What a server knows of itself that decides whether it can serve. */
export interface Readiness {
  readonly isPrepared: boolean;
  /** When a job ended here for the last time, or the first one could have begun. */
  readonly workedAt: DateTime | null;
  /** The database is migrated, and jobs are done from now on. */
  prepared(): void;
  /** A job has ended. */
  worked(): void;
}

export const createReadiness = (clock: Clock): Readiness => {
  const known: { isPrepared: boolean; workedAt: DateTime | null } = { isPrepared: false, workedAt: null };
  const worked = () => void (known.workedAt = clock.now());
  return {
    get isPrepared() {
      return known.isPrepared;
    },
    get workedAt() {
      return known.workedAt;
    },
    prepared() {
      known.isPrepared = true;
      worked();
    },
    worked,
  };
};
