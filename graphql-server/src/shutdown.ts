const DEADLINE_MS = 8_000;

type Step = () => Promise<unknown>;

const runAll = async (steps: readonly Step[]): Promise<void> => {
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      console.error('While stopping:', error);
      process.exitCode = 1;
    }
  }
};

export interface Termination {
  stop(): Promise<void>;
  isUnderWay(): boolean;
}

/**
 * Runs the steps in order, once, on SIGTERM, SIGINT or SIGHUP, or when `stop` is called; then the process ends by
 * itself, or is ended when something holds it for too long.
 */
export const onTermination = (steps: readonly Step[]): Termination => {
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= runAll(steps));
  const stopInTime = () => {
    setTimeout(() => process.exit(), DEADLINE_MS).unref();
    void stop().then(() => process.exit());
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stopInTime);
  return {
    stop,
    isUnderWay() {
      return stopped !== undefined;
    },
  };
};
