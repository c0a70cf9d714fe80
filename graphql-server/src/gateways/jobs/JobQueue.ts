import type { DateTime } from 'luxon';

/** What each job is told, by its name. */
export interface JobPayloads {
  /** Makes the occurrences that are due, of every series. */
  continueSeries: Record<string, never>;
  /** Forgets what cancelled events left behind, once nobody needs to be told any more. */
  forgetCancelled: Record<string, never>;
  /** Looks up the weather of the events that have a forecast. */
  refreshWeather: Record<string, never>;
}

export type JobName = keyof JobPayloads;

interface JobOptions {
  /** Not before; at once when left out. */
  runAt?: DateTime;
  /** At most one job of a key waits. */
  key?: string;
  /** What a second one of that key does: takes the waiting one's place and time, or its place but not its time. */
  ifWaiting?: 'replace' | 'preserve_run_at';
}

/** Work for later. A job is added in the transaction that is open: it is there if the change is there, and only then. */
export interface JobQueue {
  add<Name extends JobName>(name: Name, payload: JobPayloads[Name], options?: JobOptions): Promise<void>;
}
