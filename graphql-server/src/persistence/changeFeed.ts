import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Clock } from '../gateways/clock.ts';

const CHANNEL = 'quorum_changed';
/** Many changes at once are one notice. */
const GATHER_MS = 20;
const RECONNECT_MS = 1_000;
const CONFIRM_MS = 500;
/** What is written moves it: which transactions are over, and which are under way. */
const SNAPSHOT = 'select pg_current_snapshot()::text as "snapshot"';

export interface ChangeFeed {
  /** Tells the other processes that something has changed; soon, and once for many changes. */
  publish(): void;
  stop(): Promise<void>;
}

interface Options {
  url: string;
  clock: Clock;
  /** Another process has changed something; also called after notices may have been missed. */
  onChange: () => void;
  /** Nothing had changed at that time, by the monotonic clock, that `onChange` has not told. */
  onConfirmed?: (since: number) => void;
  /** How often the database is asked whether something has changed without a word. */
  confirmMs?: number;
}

/** How the processes on one database hear of each other's changes: LISTEN and NOTIFY, on a connection of its own. */
export const startChangeFeed = (options: Options): ChangeFeed => {
  const { url, clock, onChange, onConfirmed, confirmMs = CONFIRM_MS } = options;
  const self = randomUUID();
  const stopping = new AbortController();
  let client: pg.Client | undefined;
  let isGathering = false;
  let sending = Promise.resolve();

  const listen = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, keepAlive: true });
    const ended = new Promise<void>((resolve) => fresh.on('end', resolve).on('error', () => resolve()));
    fresh.on('notification', ({ payload }) => {
      if (payload !== self) onChange();
    });
    try {
      await fresh.connect();
      // a notice need not outlive a crash, so no commit of one waits for the disk
      await fresh.query(`set synchronous_commit to off; listen ${CHANNEL}`);
      // told to stop while it was connecting, when there was nothing to end yet
      if (stopping.signal.aborted) return;
      client = fresh;
      await Promise.race([ended, keepConfirming(fresh)]);
    } finally {
      client = undefined;
      fresh.end().catch(() => {
        // it was cut before; a new one takes its place
      });
    }
  };

  // a notice may never have been sent: whoever was to send it may have died between its commit and that
  const keepConfirming = async (fresh: pg.Client): Promise<void> => {
    let known = '';
    while (!stopping.signal.aborted) {
      const since = clock.monotonic();
      const { rows } = await fresh.query<{ snapshot: string }>(SNAPSHOT);
      const { snapshot = '' } = rows[0] ?? {};
      if (snapshot !== known) onChange();
      known = snapshot;
      onConfirmed?.(since);
      await delay(confirmMs, undefined, { signal: stopping.signal });
    }
  };

  const keepListening = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      // until it is back, kept answers live by their age alone
      await listen().catch(() => undefined);
      await delay(RECONNECT_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  const notify = async (): Promise<void> => {
    await client?.query('select pg_notify($1, $2)', [CHANNEL, self]).catch(() => undefined);
  };

  const send = async (): Promise<void> => {
    // one notice at a time: a connection takes one statement
    await Promise.all([delay(GATHER_MS), sending]);
    isGathering = false;
    sending = notify();
  };

  const listening = keepListening();
  return {
    publish() {
      if (isGathering) return;
      isGathering = true;
      void send();
    },
    async stop() {
      stopping.abort();
      await client?.end().catch(() => undefined);
      await listening;
    },
  };
};
