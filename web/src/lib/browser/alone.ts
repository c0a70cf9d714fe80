/** How long to wait for another tab, which sends and waits for an answer meanwhile. */
const PATIENCE_MS = 20_000;
/** So long may it take until other tabs read what this one has stored. */
const SETTLING_MS = 100;

/**
 * Does `work` while no other tab of this browser does work of that name, so that each finds what the one before has
 * stored. Browsers without locks, such as all without TLS, do it at once.
 */
export const alone = <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  if (!('locks' in navigator)) return work();
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    navigator.locks
      .request(`quorum ${name}`, { signal }, async () => {
        await work().then(resolve, reject);
        await new Promise((settled) => setTimeout(settled, SETTLING_MS));
      })
      .catch(reject);
  });
};
