import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { JobName } from '../../src/gateways/JobQueue.ts';

const ENTRY = path.join(import.meta.dirname, '../support/serveWithClock.mjs');

export interface ClockedProcess {
  address: string;
  /** Sets its clock, has it do the job, and resolves once that is done. */
  run(job: JobName, at: string): Promise<void>;
  end(): Promise<void>;
}

/** The product in a process of its own, on the database at `url`, with a clock that stands at `now` until it is set. */
export const startClockedProcess = async (url: string, now: string): Promise<ClockedProcess> => {
  const child = fork(ENTRY, [url, now], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  /** What it says next, unless it ends before. */
  const answer = async <Message>() => {
    const died = ended.then(([code]) => Promise.reject(new Error(`The process has ended with ${code}`)));
    const [message] = await Promise.race([once(child, 'message') as Promise<[Message]>, died]);
    return message;
  };
  const { address } = await answer<{ address: string }>();
  return {
    address,
    async run(job, at) {
      const done = answer();
      child.send({ run: job, at });
      await done;
    },
    async end() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
};
