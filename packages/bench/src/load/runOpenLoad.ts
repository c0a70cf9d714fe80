import { createHistogram } from 'node:perf_hooks';
import { withEtag, withNewKey } from './request.ts';
import { ConnectionPool } from './ConnectionPool.ts';
import type { LoadResult, OpenLoadJob } from './LoadJob.ts';
import { NS_PER_MS, summaryOf } from './summary.ts';
import { sendOnTime } from './sendOnTime.ts';

const POLL_CONNECTIONS = 400;
const JOIN_CONNECTIONS = 32;

/** Each visitor polls with the ETag of the last response, as a browser does; only polls are timed, from when they were due. */
export const runOpenLoad = async (job: OpenLoadJob): Promise<LoadResult> => {
  const { port, visitors, everySeconds, poll, joinsPerSecond, joins, seconds, joinersFrom } = job;
  const pollers = new ConnectionPool(POLL_CONNECTIONS, port);
  const joiners = new ConnectionPool(JOIN_CONNECTIONS, port, joinersFrom);
  const etags = new Map<number, string>();
  const times = createHistogram();
  const perSecond = visitors / everySeconds;
  let errors = 0;

  const sendPoll = async (index: number, dueAt: number) => {
    const visitor = index % visitors;
    try {
      const { status, etag } = await pollers.ask(withEtag(poll, etags.get(visitor)));
      if (etag !== null) etags.set(visitor, etag);
      if (status !== 200 && status !== 304) errors++;
    } catch {
      errors++;
    }
    const isFirst = index < visitors;
    if (!isFirst) times.record(Math.max(1, Math.round((performance.now() - dueAt) * NS_PER_MS)));
  };
  const sendJoin = async (index: number) => {
    try {
      const { status, body } = await joiners.ask(withNewKey(joins[index % joins.length] ?? ''));
      if (status !== 200 || !body?.includes('"responseToken"')) errors++;
    } catch {
      errors++;
    }
  };

  await Promise.all([
    sendOnTime({ perSecond, count: visitors + Math.round(perSecond * seconds) }, sendPoll),
    sendOnTime({ perSecond: joinsPerSecond, count: Math.round(joinsPerSecond * (everySeconds + seconds)) }, sendJoin),
  ]);
  pollers.close();
  joiners.close();
  return summaryOf(times, errors, seconds);
};
