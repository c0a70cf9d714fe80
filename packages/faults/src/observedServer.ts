import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { MAIN } from '../../../graphql-server/test/main/serverProcess.ts';
import { freePort } from './freePort.ts';
import { answers, until } from './until.ts';

/** What a server holds after a collection, in bytes, and the processor time that it had taken before and after, in milliseconds. */
interface Usage {
  heap: number;
  resident: number;
  cpuBefore: number;
  cpuAfter: number;
}

export interface ObservedServer {
  address: string;
  child: ChildProcess;
  usage(): Promise<Usage>;
  descriptors(): number;
}

/** The built server, with a probe in it. */
export const startObserved = async (env: Record<string, string>): Promise<ObservedServer> => {
  const port = await freePort();
  const probe = path.join(import.meta.dirname, 'heapProbe.mjs');
  const child = spawn(process.execPath, ['--expose-gc', '--import', probe, MAIN], {
    env: { PATH: process.env.PATH, RATE_LIMITS: 'off', LOG_LEVEL: 'silent', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const address = `http://127.0.0.1:${port}`;
  await until(() => answers(`${address}/readyz`));
  return {
    address,
    child,
    async usage() {
      child.send('collect');
      return ((await once(child, 'message')) as [Usage])[0];
    },
    descriptors: () => readdirSync(`/proc/${child.pid ?? 0}/fd`).length,
  };
};
