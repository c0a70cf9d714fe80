import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { LoadJob, LoadResult, OpenLoadJob } from './LoadJob.ts';

/** The load generator as seen from the benchmark. */
export class LoadGenerator {
  readonly #child: ChildProcess = fork(new URL('loadProcess.ts', import.meta.url));

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  async run(job: LoadJob | OpenLoadJob): Promise<LoadResult> {
    this.#child.send(job);
    const [result] = (await once(this.#child, 'message')) as [LoadResult];
    return result;
  }

  stop(): void {
    this.#child.disconnect();
  }
}
