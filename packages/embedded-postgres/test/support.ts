import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

export const newFolder = () => path.join(mkdtempSync(path.join(tmpdir(), 'embedded-postgres-')), 'data');

/** Tries again until `act` succeeds, as a pool does; the test's own time limit ends it. */
export async function eventually<Result>(act: () => Result | Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await act();
    } catch {
      await new Promise(setImmediate);
    }
  }
}

export interface OtherProcess {
  url: string;
  child: ChildProcess;
  /** Ends it in the given manner; resolves once it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

const holder = path.join(import.meta.dirname, 'holdEmbeddedPostgres.mjs');

/** Another process that starts (or shares) the database and holds it until it is ended. */
export async function startElsewhere(dataDir: string): Promise<OtherProcess> {
  const child = spawn(process.execPath, [holder, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    url,
    child,
    end: async (signal) => {
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    },
  };
}
