import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Primary } from '../../gateways/Primary.ts';
import { dropConnection } from './PoolConnections.ts';

const EVERY_MS = 500;
/** The same while it is away: everybody waits for it. */
const AGAIN_MS = 100;
/** Longer than a busy machine takes: who is merely slow is not away. */
const PATIENCE_MS = 2_000;

interface Options {
  /** Where requests go. */
  url: string;
  primary: Primary;
}

export interface Watch {
  stop(): Promise<void>;
}

/** @throws Error where it does not answer in time, or is a replica */
const requirePrimary = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  if (rows[0]?.standby) throw new Error('It is a replica, or was a primary');
};

/**
 * Asks the database twice a second, on a connection of its own, whether it is there and takes writes, so that no request has to
 * find out by waiting.
 */
export const watchPrimary = ({ url, primary }: Options): Watch => {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;

  const settings = { connectionString: url, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS };

  /** Asks until it gets no answer, or is told to stop. Returns whether it got any. */
  const ask = async (): Promise<boolean> => {
    const client = new pg.Client(settings);
    const cut = new Promise<void>((resolve) => client.on('end', resolve).on('error', () => resolve()));
    let hasAnswered = false;
    try {
      await client.connect();
      while (!isStopping()) {
        await requirePrimary(client);
        hasAnswered = true;
        primary.returned();
        await Promise.race([pause(EVERY_MS, stopping.signal), cut]);
      }
    } catch {
      // whether it is away, or this connection alone was cut, is told by the next one
    } finally {
      dropConnection(client);
    }
    return hasAnswered;
  };

  const keepAsking = async (): Promise<void> => {
    while (!isStopping()) {
      if ((await ask()) || isStopping()) continue;
      primary.lost();
      await pause(AGAIN_MS, stopping.signal);
    }
  };

  const asking = keepAsking();
  return {
    async stop() {
      stopping.abort();
      await asking;
    },
  };
};

const pause = (ms: number, signal: AbortSignal) => delay(ms, undefined, { signal }).catch(() => undefined);
