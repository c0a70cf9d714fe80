// npm run check: everything that can be known without running the app. Every step runs, so that one look shows all.
import { spawnSync } from 'node:child_process';
import { install } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { runtime } from './lib/runtime.mjs';

install();

/** @type {readonly (readonly [name: string, script: string, ...args: string[]])[]} */
const STEPS = [
  ['prettier', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
  ['codegen', 'scripts/codegen.mjs', '--check'],
  ...['domain', 'domain/test', 'graphql-server', 'web', 'web/sw', 'web/e2e', 'scripts'].map(
    (project) => /** @type {const} */ ([`types of ${project}`, 'node_modules/typescript/bin/tsc', '-p', project]),
  ),
  ['eslint', 'node_modules/eslint/bin/eslint.js', '--max-warnings=0', '.'],
  [
    'layers',
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    'domain/src',
    'graphql-server/src',
    'web/src',
  ],
  ['knip', 'node_modules/knip/bin/knip.js'],
  ['docker-compose.yml', 'node_modules/dclint/bin/dclint.cjs', '--max-warnings=0', 'docker-compose.yml'],
  ['migrations', 'scripts/drift.mjs'],
  ['size of the home page', 'scripts/size.mjs'],
];

const outcomes = STEPS.map(([name, ...command]) => {
  const start = Date.now();
  const { status } = spawnSync(runtime(), command, { cwd: root, stdio: 'inherit' });
  const outcome = `${status === 0 ? '✓' : '✗'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`;
  console.log(outcome);
  return { outcome, isFine: status === 0 };
});

const failures = outcomes.filter(({ isFine }) => !isFine);
console.log(`\n${failures.length === 0 ? 'All checks pass' : failures.map(({ outcome }) => outcome).join('\n')}`);
process.exitCode = failures.length === 0 ? 0 : 1;
