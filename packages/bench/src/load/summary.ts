import type { RecordableHistogram } from 'node:perf_hooks';
import type { LoadResult } from './LoadJob.ts';

export const NS_PER_MS = 1e6;

/** What came of requests that took these times, in nanoseconds, within so many seconds. */
export const summaryOf = (times: RecordableHistogram, errors: number, seconds: number): LoadResult => ({
  count: times.count,
  errors,
  seconds,
  p50: times.percentile(50) / NS_PER_MS,
  p99: times.percentile(99) / NS_PER_MS,
});
