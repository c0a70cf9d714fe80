import { setTimeout as delay } from 'node:timers/promises';
import { createHistogram } from 'node:perf_hooks';
import type pg from 'pg';
import { Connection } from './load/Connection.ts';
import type { LoadResult } from './load/LoadJob.ts';
import { NS_PER_MS, summaryOf } from './load/summary.ts';
import { measureUse, type Measured } from './measure.ts';
import { withClient } from './seed.ts';
import type { Peer } from './startProcess.ts';

/** Where processes on one database hear that another one has changed something; see `changeFeed.ts`. */
const CHANGED = 'quorum_changed';
/** They hear of all changes of a tenth of a second at once. */
const HEARD_AFTER_MS = 130;
/** What is requested for the first time is compiled first. */
const WARM_UP = 5;

interface Job {
  /** Of the database that the peer reads. */
  url: string;
  /** Sent in turn. */
  requests: readonly string[];
  seconds: number;
}

/** Sends each request after a notice that everything has changed, so that the caches have nothing for it. */
const askUncached = async (peer: Peer, client: pg.Client, { requests, seconds }: Job): Promise<LoadResult> => {
  const connection = new Connection(peer.port);
  const times = createHistogram();
  let errors = 0;

  const ask = async (request = '') => {
    await client.query('select pg_notify($1, $2)', [CHANGED, 'bench']);
    await delay(HEARD_AFTER_MS);
    const begun = performance.now();
    const { status } = await connection.ask(request);
    if (status !== 200) errors++;
    times.record(Math.round((performance.now() - begun) * NS_PER_MS));
  };

  const start = performance.now();
  while (performance.now() < start + seconds * 1_000) await ask(requests[times.count % requests.length]);
  connection.close();
  return summaryOf(times, errors, (performance.now() - start) / 1_000);
};

/** What it costs a peer to make a response that no cache has. Its rate is that of the notices. */
export const measureUncached = (peer: Peer, job: Job): Promise<Measured> =>
  withClient(job.url, async (client) => {
    await askUncached(peer, client, { ...job, seconds: (WARM_UP * HEARD_AFTER_MS) / 1_000 });
    return measureUse(peer, () => askUncached(peer, client, job));
  });
