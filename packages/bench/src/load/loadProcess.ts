// The load generator, in a process of its own: it does one job after the other as its parent says.
import type { LoadJob, OpenLoadJob } from './LoadJob.ts';
import { runLoad } from './runLoad.ts';
import { runOpenLoad } from './runOpenLoad.ts';

process.on('message', (message) => {
  const job = message as LoadJob | OpenLoadJob;
  void ('visitors' in job ? runOpenLoad(job) : runLoad(job)).then((result) => process.send?.(result));
});
