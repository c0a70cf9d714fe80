import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './Cluster.ts';
import { nextRelease } from './nextRelease.ts';
import type { Servers } from './Servers.ts';
import { TTL } from './settings.ts';

export interface Stage {
  cluster: Cluster;
  servers: Servers;
  /** Of the events that people join. */
  hashes: readonly string[];
}

/** Something that happens to a cluster under load. */
export interface Play {
  name: string;
  /** Whether it is short enough for each change of the code. */
  isQuick: boolean;
  /** In milliseconds: how long a cluster may take that is not asked to, but has to notice. */
  mayTake?: number;
  act(stage: Stage): Promise<void>;
  /** Puts back what is needed for the next one. */
  mend?(stage: Stage): Promise<void> | void;
}

const POOLER_AWAY_MS = 1_000;

let lost = 0;

const restart = async ({ cluster }: Stage) => {
  cluster.startAgent(lost);
  await cluster.healthy();
};

export const plays: readonly Play[] = [
  {
    name: 'switchover',
    isQuick: true,
    async act({ cluster }) {
      await cluster.switchover();
    },
  },
  {
    name: 'pooler restarted',
    isQuick: true,
    async act({ cluster }) {
      await cluster.stopPooler();
      await delay(POOLER_AWAY_MS);
      await cluster.startPooler();
    },
  },
  {
    name: 'one server killed',
    isQuick: false,
    async act({ servers }) {
      await servers.oldest.end('SIGKILL');
      await servers.start();
    },
  },
  {
    name: 'rolling upgrade with a migration',
    isQuick: false,
    async act({ servers }) {
      const next = nextRelease();
      for (const old of [servers.oldest, servers.second]) {
        await servers.start(next);
        await old.end('SIGTERM');
      }
    },
  },
  {
    name: 'primary killed',
    isQuick: false,
    mayTake: TTL * 1_000,
    async act({ cluster }) {
      lost = await cluster.primary();
      await cluster.killNode(lost);
      await cluster.successorOf(lost);
    },
    mend: restart,
  },
  {
    name: 'agent of the primary killed',
    isQuick: false,
    mayTake: TTL * 1_000,
    async act({ cluster }) {
      lost = await cluster.primary();
      await cluster.killAgent(lost);
      await cluster.successorOf(lost);
    },
    mend: restart,
  },
];
