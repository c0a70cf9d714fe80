import type { FastifyBaseLogger } from 'fastify';

/** What other servers left behind is looked for so often. */
const LOOK_MS = 1_000;

export interface Dispatching {
  /** Something was recorded: it is dispatched at once, or after what is under way. */
  wake(): void;
  stop(): Promise<void>;
}

interface Options {
  run: () => Promise<void>;
  log: FastifyBaseLogger;
}

/** Runs `run` whenever something was recorded here, and every second, one run at a time. */
export const keepDispatching = ({ run, log }: Options): Dispatching => {
  let wakeUp: (() => void) | undefined;
  let isWanted = true;
  let isStopped = false;

  const rest = () =>
    new Promise<void>((resolve) => {
      if (isWanted || isStopped) return resolve();
      const timer = setTimeout(resolve, LOOK_MS);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const keep = async () => {
    while (!isStopped) {
      isWanted = false;
      // the database is away; it is tried again
      await run().catch((error: unknown) => log.warn({ err: error }, 'What happened could not be dispatched'));
      await rest();
    }
  };

  const running = keep();
  const wake = () => {
    isWanted = true;
    wakeUp?.();
  };
  return {
    wake,
    async stop() {
      isStopped = true;
      wake();
      await running;
    },
  };
};
