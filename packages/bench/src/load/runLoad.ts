import { createHistogram } from 'node:perf_hooks';
import { withNewKey } from './request.ts';
import { Connection } from './Connection.ts';
import type { LoadJob, LoadResult } from './LoadJob.ts';
import { NS_PER_MS, summaryOf } from './summary.ts';

const isFine = (status: number) => status < 300 || status === 304;

/** Asks for as long as it is told to, each connection again as soon as it has its answer. */
export const runLoad = async ({ port, requests, connections, seconds, from }: LoadJob): Promise<LoadResult> => {
  const times = createHistogram();
  const start = performance.now();
  const end = start + seconds * 1_000;
  let next = 0;
  let errors = 0;

  const keepAsking = async () => {
    let connection = new Connection(port, from);
    while (performance.now() < end) {
      const begun = performance.now();
      try {
        const { status } = await connection.ask(withNewKey(requests[next++ % requests.length] ?? ''));
        if (!isFine(status)) errors++;
        times.record(Math.max(1, Math.round((performance.now() - begun) * NS_PER_MS)));
      } catch {
        errors++;
        connection = new Connection(port, from);
      }
    }
    connection.close();
  };

  await Promise.all(Array.from({ length: connections }, keepAsking));
  return summaryOf(times, errors, (performance.now() - start) / 1_000);
};
