// The load generator, in a process of its own: it does one job after the other as its parent says.
import type { LoadJob } from './LoadJob.ts';
import { runLoad } from './runLoad.ts';

process.on('message', (job) => {
  void runLoad(job as LoadJob).then((result) => process.send?.(result));
});
