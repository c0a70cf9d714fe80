import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Change } from '../gateways/LiveChanges.ts';
import { dropConnection } from './pooler/PoolConnections.ts';

const CHANNEL = 'quorum_changed';
/** What changed for readers who wait for it, as JSON. */
export const LIVE_CHANNEL = 'quorum_live';
/** Behind the name of the process that says so. */
const TAKEN_AWAY = ' taken away';
/** Many changes at once are one notice. */
const GATHER_MS = 20;
const RECONNECT_MS = 1_000;
/** However many notices come, `onChange` is called so often at most. */
const HEAR_MS = 100;

export interface ChangeFeed {
  /** Tells the other processes that something has changed, or was taken away; soon, and once for many changes. */
  publish(isTakenAway?: boolean): void;
  /** Listens on another connection from now on. */
  renew(): void;
  stop(): Promise<void>;
}

interface Options {
  url: string;
  /** Another process has changed something, or taken it away. */
  onChange: (isTakenAway: boolean) => void;
  /** Somebody who waits for it is told of this, by whichever process it was published. */
  onLive: (change: Change) => void;
  /** Notices may have been missed until now. */
  onMissed: () => void;
}

/** How the processes on one database learn of each other's changes: LISTEN and NOTIFY, on a connection of its own. */
export const startChangeFeed = (options: Options): ChangeFeed => {
  const { url, onChange, onLive, onMissed } = options;
  const self = randomUUID();
  const stopping = new AbortController();
  let client: pg.Client | undefined;
  let isGathering = false;
  let isTakenAway = false;
  let sending = Promise.resolve();
  let hearing: NodeJS.Timeout | undefined;
  let hasHeardOfTaking = false;

  const hear = (isTaken: boolean) => {
    hasHeardOfTaking ||= isTaken;
    hearing ??= setTimeout(() => {
      hearing = undefined;
      onChange(hasHeardOfTaking);
      hasHeardOfTaking = false;
    }, HEAR_MS);
  };

  const listen = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, keepAlive: true });
    const ended = new Promise<void>((resolve) => fresh.on('end', resolve).on('error', () => resolve()));
    fresh.on('notification', ({ channel, payload = '' }) => {
      if (channel === LIVE_CHANNEL) onLive(JSON.parse(payload) as Change);
      else if (!payload.startsWith(self)) hear(payload.endsWith(TAKEN_AWAY));
    });
    try {
      await fresh.connect();
      // a notice need not outlive a crash, so no commit of one waits for the disk
      await fresh.query(`set synchronous_commit to off; listen ${CHANNEL}; listen ${LIVE_CHANNEL}`);
      // told to stop while it was connecting, when there was nothing to end yet
      if (stopping.signal.aborted) return;
      client = fresh;
      onMissed();
      await ended;
    } finally {
      client = undefined;
      fresh.end().catch(() => {
        // it was cut before; a new one takes its place
      });
    }
  };

  const keepListening = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      // until it is back, the cache goes by the age of its entries alone
      await listen().catch(() => undefined);
      await delay(RECONNECT_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  const notify = async (): Promise<void> => {
    const payload = self + (isTakenAway ? TAKEN_AWAY : '');
    isTakenAway = false;
    await client?.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(() => undefined);
  };

  const send = async (): Promise<void> => {
    // one notice at a time: a connection takes one statement
    await Promise.all([delay(GATHER_MS), sending]);
    isGathering = false;
    sending = notify();
  };

  const listening = keepListening();
  return {
    publish(isTaken = false) {
      isTakenAway ||= isTaken;
      if (isGathering) return;
      isGathering = true;
      void send();
    },
    renew() {
      if (client) dropConnection(client);
    },
    async stop() {
      stopping.abort();
      clearTimeout(hearing);
      await client?.end().catch(() => undefined);
      await listening;
    },
  };
};
