import { isAlive } from './isAlive.ts';
import type { Cluster, Postmaster } from './postmaster.ts';
import { reachCluster } from './reachCluster.ts';

const LOOK_EVERY_MS = 250;

export interface Supervisor {
  /** Looks away, and says what was running last. */
  stop(): Promise<Postmaster>;
}

/**
 * Starts PostgreSQL again, at the same port, when it is gone though nobody of us ended it (it was killed, or ran out
 * of memory). Connections break, and a pool that makes new ones goes on.
 */
export function supervise(cluster: Cluster, first: Postmaster): Supervisor {
  let postmaster = first;
  let restart: Promise<void> | undefined;

  const startAgain = async () => {
    process.emitWarning('The embedded PostgreSQL ended unexpectedly; it is being started again.');
    try {
      postmaster = await reachCluster(cluster, postmaster.port);
    } catch (error) {
      process.emitWarning(error as Error);
    }
  };

  const timer = setInterval(() => {
    if (restart || isAlive(postmaster.pid)) return;
    restart = startAgain().finally(() => (restart = undefined));
  }, LOOK_EVERY_MS).unref();

  return {
    stop: async () => {
      clearInterval(timer);
      await restart;
      return postmaster;
    },
  };
}
