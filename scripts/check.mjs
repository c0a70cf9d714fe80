// npm run check: everything that can be known without running the app. Every step runs, so that one look shows all;
// `npm run check -- types` runs those whose names begin so.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { install } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { runtime } from './lib/runtime.mjs';

install();

/** @typedef {readonly [name: string, script: string, ...args: string[]]} Step */

/** Neither needs what the others build. @type {readonly Step[]} */
const TEXT = [
  // with types, by the compiler that checks them below
  ['lint', 'node_modules/oxlint/bin/oxlint', '--max-warnings=0', '.'],
  ['format', 'node_modules/oxfmt/bin/oxfmt', '--check', '.'],
];

/** Some of these build what the next look at. @type {readonly Step[]} */
const REST = [
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
  ].map(
    (project) => /** @type {const} */ ([`types of ${project}`, 'node_modules/typescript-7/bin/tsc', '-p', project]),
  ),
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

const named = (/** @type {Step} */ [name]) => name.startsWith(process.argv[2] ?? '');
const outcomes = (await Promise.all([TEXT, REST].map((steps) => runAll(steps.filter(named))))).flat();
if (outcomes.length === 0) throw new Error(`No step's name begins with '${process.argv[2] ?? ''}'`);
const failures = outcomes.filter(({ isFine }) => !isFine);
console.log(`\n${failures.length === 0 ? 'All checks pass' : failures.map(({ outcome }) => outcome).join('\n')}`);
process.exitCode = failures.length === 0 ? 0 : 1;
