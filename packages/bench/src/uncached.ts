import { setTimeout as delay } from 'node:timers/promises';
import { createHistogram } from 'node:perf_hooks';
import type pg from 'pg';
import { Connection } from './load/Connection.ts';
import { NS_PER_MS, summaryOf } from './load/summary.ts';
import type { Measured } from './measure.ts';
import { memoryOf, threadMicrosOf } from './machine/processUse.ts';
import { withClient } from './data/seed.ts';
import type { Peer } from './machine/startProcess.ts';
import type { Work } from './Work.ts';

/** Where processes on one database hear that another one has changed something; see `changeFeed.ts`. */
const CHANGED = 'quorum_changed';
/** They learn of all changes of a tenth of a second at once. */
const HEARD_AFTER_MS = 130;
/** What a response leaves to be done once it is sent, such as its line in the log, counts too. */
const DONE_AFTER_MS = 10;
/** V8 goes on compiling for so many renderings of a page: the first twenty cost twice as much as those after it. */
const REHEARSALS = 200;

interface Job {
  peer: Peer;
  /** Of the database that the peer reads. */
  url: string;
  /** Sent in turn. */
  requests: readonly string[];
  /** How long a round lasts. */
  seconds: number;
}

/** Reads the CPU microseconds from now on; null where the system does not say. */
const startCpu = ({ pid }: Peer) => {
  const before = threadMicrosOf(pid);
  return () => {
    const after = threadMicrosOf(pid);
    return before === null || after === null ? null : after - before;
  };
};

const meanOrNull = (numbers: readonly (number | null)[]): number | null =>
  numbers.includes(null) ? null : numbers.reduce<number>((sum, each) => sum + (each ?? 0), 0) / numbers.length;

/**
 * Sends each request after a notice that everything has changed, so that the caches have nothing for it, for as long as
 * `isOver` does not say so. What the peer does between the requests, such as looking for jobs, is not of them.
 */
const askUncached = async (client: pg.Client, { peer, requests }: Job, isOver: (count: number) => boolean) => {
  const connection = new Connection(peer.port);
  const times = createHistogram();
  const cpu: (number | null)[] = [];
  let errors = 0;

  const ask = async (request = '') => {
    await client.query('select pg_notify($1, $2)', [CHANGED, 'bench']);
    await delay(HEARD_AFTER_MS);
    const cpuSince = startCpu(peer);
    const begun = performance.now();
    const { status } = await connection.ask(request);
    times.record(Math.round((performance.now() - begun) * NS_PER_MS));
    await delay(DONE_AFTER_MS);
    cpu.push(cpuSince());
    if (status !== 200) errors++;
  };

  const start = performance.now();
  while (!isOver(times.count)) await ask(requests[times.count % requests.length]);
  connection.close();
  return { ...summaryOf(times, errors, (performance.now() - start) / 1_000), cpuMicros: meanOrNull(cpu) };
};

/** What it costs a peer to make a response that no cache has. Its rate is that of the notices. */
const measureUncached = (job: Job): Promise<Measured> =>
  withClient(job.url, async (client) => {
    const end = performance.now() + job.seconds * 1_000;
    const { count, seconds, errors, p50, p99, cpuMicros } = await askUncached(
      client,
      job,
      () => performance.now() >= end,
    );
    return {
      rate: count / seconds,
      p50,
      p99,
      errors,
      cpuMicros,
      memory: memoryOf(job.peer.pid),
    };
  });

const rehearse = (job: Job) =>
  withClient(job.url, (client) => askUncached(client, job, (count) => count >= REHEARSALS));

/** Contenders by their names, each of which makes responses that no cache has. They wait more than they work, so they rehearse together. */
export const uncached = (jobs: Record<string, Job>): Pick<Work, 'contenders' | 'rehearse'> => ({
  contenders: Object.entries(jobs).map(([name, job]) => ({ name, round: () => measureUncached(job) })),
  rehearse: () => Promise.all(Object.values(jobs).map(rehearse)),
});
