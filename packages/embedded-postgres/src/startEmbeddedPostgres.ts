import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chooseAccount } from './chooseAccount.ts';
import { adminUrlOf, urlOf } from './connect.ts';
import { claimDataFolder } from './dataFolder.ts';
import { findBinaries } from './findBinaries.ts';
import { initCluster } from './initCluster.ts';
import { isAlive } from './isAlive.ts';
import { Lifeline } from './Lifeline.ts';
import { reachCluster } from './reachCluster.ts';
import type { Naming } from './Naming.ts';
import { giveToRole } from './ownerRole.ts';
import { supervise } from './supervise.ts';

const SHUTDOWN_MS = 30_000;

interface Options {
  /** What its parts are called. */
  naming: Naming;
  /** SQL that makes all that is in the open database belong to the role; runs as the superuser, in a transaction. */
  handOver: () => Promise<string>;
  /** A new or empty folder, or one that this function made. */
  dataDir: string;
  /** False trades what a power cut would lose for speed: for tests. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  /** Of an (at first empty) database and the role that owns it, with its password: no superuser. */
  url: string;
  /** The same database as the superuser of the cluster opens it, to make others beside it. */
  adminUrl: string;
  /** Lets go of PostgreSQL; it ends when no other process uses it. Resolves once it has ended or is left to them. */
  stop(): Promise<void>;
}

/**
 * A PostgreSQL of our own, with its data in `dataDir`. Any number of processes may start it on one folder: they share
 * it, and it ends with the last of them, however that one ends.
 * @throws EmbeddedPostgresError for what the person who starts us can mend
 */
export async function startEmbeddedPostgres({
  dataDir,
  naming,
  handOver,
  durable = true,
}: Options): Promise<EmbeddedPostgres> {
  const { initdb, postgres } = await findBinaries();
  const folder = claimDataFolder(path.resolve(dataDir), naming.product);
  const account = await chooseAccount(postgres, folder);
  await initCluster(folder, { initdb, account, admin: naming.admin, durable });
  // held before the first look, so that a cluster that is found running does not end meanwhile
  const lifeline = await Lifeline.hold(folder);
  try {
    const cluster = { postgres, folder, naming, account, lifeline, durable };
    const postmaster = await reachCluster(cluster);
    const adminUrl = adminUrlOf(folder, naming, postmaster.port, naming.database);
    await giveToRole(folder, { url: adminUrl, role: naming.role, handOver });
    const supervisor = supervise(cluster, postmaster);
    let stopped: Promise<void> | undefined;
    const stop = async () => {
      const { pid } = await supervisor.stop();
      if (lifeline.release()) await ended(pid);
    };
    return { url: urlOf(folder, naming, postmaster.port), adminUrl, stop: () => (stopped ??= stop()) };
  } catch (error) {
    lifeline.release();
    throw error;
  }
}

const ended = async (pid: number) => {
  const deadline = Date.now() + SHUTDOWN_MS;
  while (isAlive(pid) && Date.now() < deadline) await delay(10);
};
