import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Load } from './Load.ts';
import type { Play, Stage } from './plays.ts';
import { Probe } from './Probe.ts';

const BEFORE_MS = 2_000;
/** All is well again for so long before a play ends. */
const AFTER_MS = 3_000;

export interface Result {
  name: string;
  acknowledged: number;
  lost: number;
  doubled: number;
  refused: number;
  /** In milliseconds. */
  longestWait: number;
  clusterAway: number;
  mayTake: number;
  reads: number;
  failedReads: readonly string[];
}

/** Holds what was acknowledged against what the database has. */
const compare = async (url: string, { acknowledged }: Load, name: string) => {
  const client = new pg.Client(url);
  await client.connect();
  const sql = 'select id, name from participant where name like $1';
  const { rows } = await client.query<{ id: number; name: string }>(sql, [`${name} %`]);
  await client.end();
  const ids = new Set(rows.map(({ id }) => id));
  const names = new Set(rows.map((row) => row.name));
  return { lost: acknowledged.filter(({ id }) => !ids.has(id)).length, doubled: rows.length - names.size };
};

/** Plays one thing under load, and waits until the cluster is whole again. */
export const playOn = async (stage: Stage, { name, mayTake = 0, act, mend }: Play): Promise<Result> => {
  const { cluster, servers, hashes } = stage;
  const who = name.replaceAll(' ', '-');
  const probe = new Probe(cluster.pooledUrl);
  const load = new Load({ addresses: () => servers.addresses, hashes, name: who });
  await delay(BEFORE_MS);
  await act(stage);
  await mend?.(stage);
  await cluster.healthy();
  await delay(AFTER_MS);
  await load.stop();
  await probe.stop();
  return {
    name,
    acknowledged: load.acknowledged.length,
    ...(await compare(cluster.directUrl, load, who)),
    refused: load.refused,
    longestWait: load.longestWait,
    clusterAway: probe.longest,
    mayTake,
    reads: load.reads,
    failedReads: load.failedReads,
  };
};
