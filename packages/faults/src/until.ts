import { setTimeout as delay } from 'node:timers/promises';

const STEP_MS = 25;
const PATIENCE_MS = 180_000;

/** Milliseconds until `isSo`; what fails meanwhile counts as not yet. */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<number> => {
  const begun = performance.now();
  for (;;) {
    const elapsed = performance.now() - begun;
    if (await Promise.resolve(isSo()).catch(() => false)) return elapsed;
    if (elapsed > PATIENCE_MS) throw new Error('What is waited for does not come');
    await delay(STEP_MS);
  }
};

/** Whether a GET is answered so, within a second. */
export const answers = async (url: string, status = 200): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(1_000) })).status === status;
