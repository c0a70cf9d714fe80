import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { MAIN } from '../../../../graphql-server/test/main/serverProcess.ts';

export interface OneServer {
  address: string;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Servers behind one balancer, so to speak: those that take requests now. */
export class Servers {
  readonly #running: OneServer[] = [];

  readonly #env: Record<string, string>;

  constructor(env: Record<string, string>) {
    this.#env = env;
  }

  get addresses(): readonly string[] {
    return this.#running.map(({ address }) => address);
  }

  /** Of the built server, or of another build. */
  async start(main = MAIN): Promise<OneServer> {
    const quiet = { PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'error', SEED_DEMO: 'false' };
    const home = { PATH: process.env.PATH, HOME: process.env.HOME, WEATHER_URL: 'http://127.0.0.1:9' };
    const child = spawn(process.execPath, [main], {
      env: { ...home, ...quiet, ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'exit');
    const said = text(child.stderr);
    const lines = createInterface({ input: child.stdout });
    const line = await Promise.race([once(lines, 'line'), ended.then(() => [''])]);
    const address = /^Quorum is ready at (http:\S+)$/.exec(String(line[0]))?.[1];
    if (!address) throw new Error(`A server did not start: ${await said}`);
    lines.resume();
    const server: OneServer = {
      address,
      end: async (signal) => {
        this.#leave(server);
        child.kill(signal);
        await ended;
      },
    };
    this.#running.push(server);
    return server;
  }

  #leave(server: OneServer): void {
    const at = this.#running.indexOf(server);
    if (at !== -1) this.#running.splice(at, 1);
  }

  /** The one that takes requests for the longest time. */
  get oldest(): OneServer {
    const [oldest] = this.#running;
    if (!oldest) throw new Error('No server runs');
    return oldest;
  }

  /** The one after it. */
  get second(): OneServer {
    return this.#running[1] ?? this.oldest;
  }

  async stop(): Promise<void> {
    for (const server of [...this.#running]) await server.end('SIGTERM');
  }
}
