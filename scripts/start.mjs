// npm start, from a fresh clone on: install, build, serve. Plain JavaScript that any Node from 20 on runs.
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { inRoot, root } from './lib/root.mjs';
import { runtime } from './lib/runtime.mjs';

install();
build();

const server = spawn(
  runtime(),
  [
    '--enable-source-maps',
    '--import',
    pathToFileURL(inRoot('scripts/lib/endWithParent.mjs')).href,
    inRoot('graphql-server/dist/main.js'),
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // otherwise glibc keeps memory for each thread apart, ten megabytes that nobody uses
    env: { MALLOC_ARENA_MAX: '1', ...process.env },
  },
);

// npm that is killed cannot pass that on; without its starter the server would only keep the port from the next start.
const starter = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid === starter || server.kill('SIGTERM'), 100).unref();
}

// A terminal's Ctrl-C reaches the server by itself, a signal to this process alone does not: both end well,
// because the server shuts down once, however many signals it gets.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => server.kill(signal));

server.once('error', (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exitCode = 1;
});
server.once('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGKILL' ? 137 : 1);
});
