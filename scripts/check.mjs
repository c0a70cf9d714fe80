// npm run check: everything that can be known without running the app. Every step runs, so that one look shows all.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { install } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { runtime } from './lib/runtime.mjs';

install();

/** @typedef {readonly [name: string, script: string, ...args: string[]]} Step */

const ESLINT = /** @type {const} */ (['node_modules/eslint/bin/eslint.js', '--max-warnings=0']);

/** What takes as long as all the rest. @type {readonly Step[]} */
const LINT = [['eslint of server and web', ...ESLINT, 'graphql-server', 'web']];

/** Some of these build what the next look at. @type {readonly Step[]} */
const REST = [
  ['prettier', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
  ['codegen', 'scripts/codegen.mjs', '--check'],
  ...[
    'domain',
    'domain/test',
    'graphql-server',
    'web',
    'web/sw',
    'web/e2e',
    'packages/embedded-postgres',
    'packages/bench',
    'packages/firebase-auth-stand-in',
    'packages/html',
    'packages/faults',
    'packages/simulation',
    'scripts',
    'examples/test',
  ].map((project) => /** @type {const} */ ([`types of ${project}`, 'node_modules/typescript/bin/tsc', '-p', project])),
  [
    'layers',
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    'domain/src',
    'graphql-server/src',
    'web/src',
    'packages',
  ],
  ['knip', 'node_modules/knip/bin/knip.js'],
  ['words', 'scripts/words.mjs'],
  ['rooms', 'scripts/rooms.mjs'],
  [
    'docker-compose.yml',
    'node_modules/dclint/bin/dclint.cjs',
    '--max-warnings=0',
    'docker-compose.yml',
    'deploy/compose/docker-compose.yml',
  ],
  ['migrations', 'scripts/drift.mjs'],
  ['size of the home page', 'scripts/size.mjs'],
  ['eslint of everything else', ...ESLINT, '--ignore-pattern=graphql-server/', '--ignore-pattern=web/', '.'],
];

/** Its output comes in one piece: two steps that run side by side do not talk across each other. @param {Step} step */
const run = async ([name, ...command]) => {
  const start = Date.now();
  const child = spawn(runtime(), command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const outcome = `${status === 0 ? '✓' : '✗'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`;
  console.log(`${out}${err}${outcome}`);
  return { outcome, isFine: status === 0 };
};

/** One after the other. @param {readonly Step[]} steps */
const runAll = async (steps) => {
  const outcomes = [];
  for (const step of steps) outcomes.push(await run(step));
  return outcomes;
};

const outcomes = (await Promise.all([runAll(LINT), runAll(REST)])).flat();
const failures = outcomes.filter(({ isFine }) => !isFine);
console.log(`\n${failures.length === 0 ? 'All checks pass' : failures.map(({ outcome }) => outcome).join('\n')}`);
process.exitCode = failures.length === 0 ? 0 : 1;
