/** Has something done in so many milliseconds, unless what it returns is called before. */
export type After = (ms: number, act: () => void) => () => void;

export const afterRealTime: After = (ms, act) => {
  const timer = setTimeout(act, ms).unref();
  return () => clearTimeout(timer);
};

/** A signal that comes once time is up. */
export const countdown = (after: After, ms: number) => {
  const controller = new AbortController();
  const expire = () => controller.abort(new Error('The mail host took too long'));
  let cancel = after(ms, expire);
  return {
    signal: controller.signal,
    stop: () => cancel(),
    /** So long from now, however much was left. */
    restart(again: number) {
      cancel();
      cancel = after(again, expire);
    },
  };
};
