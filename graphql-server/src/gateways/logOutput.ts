import { destination } from 'pino';

/** Of lines that wait; what comes while nobody takes them away is dropped. */
const WAITING_MAX_BYTES = 1_000_000;

/**
 * Standard output for the log. Lines are written beside the work, those of a busy moment together: a reader that is
 * slow, or absent, holds up no request. What waits is written when the process ends.
 */
export const logOutput = (): { write(line: string): void } =>
  destination({ dest: 1, sync: false, maxLength: WAITING_MAX_BYTES });
