import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const EXAMPLES = path.resolve(import.meta.dirname, '..');
const MAIN = path.join(EXAMPLES, '../graphql-server/dist/main.js');
const PATIENCE_MS = 30_000;
const STEP_MS = 20;

/** @param {import('node:http').Server | import('node:net').Server} server */
const portOf = (server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port;

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe);
  probe.close();
  await once(probe, 'close');
  return port;
};

/**
 * What `find` finds, once it finds something; what fails meanwhile counts as not yet.
 * @template Found
 * @param {string} what is waited for
 * @param {() => Found | Promise<Found>} find
 * @returns {Promise<NonNullable<Found>>}
 */
export const until = async (what, find) => {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = await Promise.resolve()
      .then(find)
      .catch(() => undefined);
    if (found) return found;
    if (performance.now() > giveUpAt) throw new Error(`It does not come: ${what}`);
    await delay(STEP_MS);
  }
};

/** What a README has to be pasted into a shell. @param {string} example */
const pasted = (example) => {
  const readme = readFileSync(path.join(EXAMPLES, example, 'README.md'), 'utf8');
  const lines = /```sh\n([^]*?)```/.exec(readme)?.[1]?.trim().split('\n') ?? [];
  const isExport = (/** @type {string} */ line) => line.startsWith('export ');
  return {
    variables: lines.filter(isExport).map((line) => line.slice('export '.length).split('=')[0] ?? ''),
    commands: lines.filter((line) => !isExport(line)),
  };
};

/** What the examples are played against: the built server, people, and places of other services. All of it ends with it. */
export class Scene {
  /** @type {(() => unknown)[]} */
  #ends = [];
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #server;
  #port = 0;
  folder = mkdtempSync(path.join(tmpdir(), 'quorum-examples-'));
  address = '';

  /** Done at the end of a story, the latest first. @param {() => unknown} end */
  atEnd(end) {
    this.#ends.push(end);
  }

  /** Ends what a story has started, so that the next one finds nothing of it. */
  async endStory() {
    for (const end of this.#ends.splice(0).toReversed()) await end();
  }

  async end() {
    await this.endStory();
    await this.stopServer();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** At the same address each time, with the data that there was. */
  async startServer() {
    this.#port ||= await freePort();
    this.address = `http://localhost:${this.#port}`;
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(this.#port),
      DATA_DIR: path.join(this.folder, 'data'),
      SEED_DEMO: 'false',
      LOG_LEVEL: 'silent',
      WEBHOOK_ALLOW_NETWORKS: '127.0.0.0/8',
      // nobody answers there: no example depends on the weather
      WEATHER_URL: 'http://127.0.0.1:9',
    };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    this.#server = child;
    const isReady = until('the server', async () => (await fetch(`${this.address}/readyz`)).ok);
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('The server did not start')));
    ended.catch(() => undefined); // at the end of all, too
    await Promise.race([isReady, ended]);
  }

  async stopServer() {
    const server = this.#server;
    this.#server = undefined;
    if (server?.exitCode !== null || !server.kill('SIGTERM')) return;
    await once(server, 'exit');
  }

  /** A service of somebody else's on this machine; its address. @param {import('node:http').RequestListener} listener */
  async serve(listener) {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.atEnd(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${portOf(server)}`;
  }

  freePort() {
    return freePort();
  }

  /**
   * Runs an example as its README says, with these in the place of what its reader would fill in.
   * @param {string} example
   * @param {Record<string, string>} env
   */
  run(example, env) {
    const { variables, commands } = pasted(example);
    const unknown = variables.filter((name) => !(name in env));
    if (commands.length === 0 || unknown.length > 0)
      throw new Error(`The README of ${example} is not as it is tested: ${unknown}`);
    const PATH = `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`;
    const script = [...commands.slice(0, -1), `exec ${commands.at(-1)}`].join('\n');
    const child = spawn('sh', ['-ec', script], { cwd: EXAMPLES, env: { PATH, HOME: process.env.HOME, ...env } });
    const run = {
      output: '',
      ended: /** @type {Promise<[number | null]>} */ (once(child, 'exit')),
      stop: async () => undefined,
    };
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (run.output += text));
    run.stop = async () => {
      if (child.exitCode === null && child.kill('SIGTERM')) await run.ended;
    };
    this.atEnd(run.stop);
    return run;
  }
}
