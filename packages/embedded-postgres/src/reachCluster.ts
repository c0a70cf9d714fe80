import type { ChildProcess } from 'node:child_process';
import { readFileSync, statSync, truncateSync } from 'node:fs';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts';
import { answers } from './connect.ts';
import { launch, readLockFile, type Cluster, type Postmaster } from './postmaster.ts';

/** Recovery after a power cut takes seconds; more than this means that something else is wrong. */
const PATIENCE_MS = 60_000;
const STEP_MS = 20;
const LOG_MAX_BYTES = 1_000_000;

/** Refusals that pass: another process is starting or stopping the same cluster, or took the port. */
const PASSING = /lock file .* already exists|still in use|could not bind|could not create any TCP/i;

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const running = async ({ folder, naming }: Cluster): Promise<Postmaster | undefined> => {
  const found = readLockFile(folder);
  if (!found?.isReady || !(await answers(folder, naming, found.port))) return undefined;
  return { pid: found.pid, port: found.port };
};

const isOver = ({ exitCode, signalCode, pid }: ChildProcess) =>
  pid === undefined || exitCode !== null || signalCode !== null;

/** Until the guard gives up or the deadline passes; a cluster that somebody else started counts as well. */
const waitFor = async (cluster: Cluster, guard: ChildProcess, deadline: number) => {
  while (!isOver(guard) && Date.now() < deadline) {
    const postmaster = await running(cluster);
    if (postmaster) return postmaster;
    await delay(STEP_MS);
  }
  return undefined;
};

const lastWords = (log: string) =>
  /(?:FATAL|PANIC):\s*(.*)/.exec(log)?.[1] ?? log.trim().split('\n').at(-1) ?? 'it said nothing';

/**
 * The cluster's running PostgreSQL: shared when another process has started it, else started.
 * @param port where it must be, for those who know it there already
 * @throws EmbeddedPostgresError with PostgreSQL's own last words
 */
export async function reachCluster(cluster: Cluster, port?: number): Promise<Postmaster> {
  const { folder } = cluster;
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const postmaster = await running(cluster);
    if (postmaster) return postmaster;

    if (sizeOf(folder.log) > LOG_MAX_BYTES) truncateSync(folder.log);
    const logged = sizeOf(folder.log);
    const guard = launch(cluster, port ?? (await freePort()));
    guard.on('error', () => undefined); // no pid then: it counts as over
    const started = await waitFor(cluster, guard, deadline);
    if (started) return started;

    const log = readFileSync(folder.log).subarray(logged).toString();
    if (!PASSING.test(log) || Date.now() > deadline) {
      throw new EmbeddedPostgresError(`The embedded PostgreSQL in ${folder.root} did not start: ${lastWords(log)}`);
    }
    await delay(5 * STEP_MS);
  }
}
