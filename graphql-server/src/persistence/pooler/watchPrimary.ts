import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Primary } from '../../gateways/Primary.ts';
import { dropConnection } from './PoolConnections.ts';

const EVERY_MS = 500;
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

  /** Asks until it is told to stop, or gets no answer. */
  const askOn = async (fresh: pg.Client): Promise<void> => {
    const cut = new Promise<void>((resolve) => fresh.on('end', resolve).on('error', () => resolve()));
    await fresh.connect();
    while (!isStopping()) {
      await requirePrimary(fresh);
      primary.returned();
      await Promise.race([pause(EVERY_MS, stopping.signal), cut]);
    }
  };

  const keepAsking = async (): Promise<void> => {
    let isCut = false;
    while (!isStopping()) {
      const startedAt = performance.now();
      const client = new pg.Client(settings);
      await askOn(client).catch(() => {
        // a connection that lasted may have been cut by itself; the next one tells
        isCut = performance.now() - startedAt > EVERY_MS && !isCut;
        if (!isCut && !isStopping()) primary.lost();
      });
      dropConnection(client);
      if (!isCut) await pause(EVERY_MS, stopping.signal);
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
