// npm test, from a fresh clone on; npm run test:unit and test:e2e run a part, and pass further arguments to its runner.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';

const [first = '', ...rest] = process.argv.slice(2);
const only = ['unit', 'e2e'].includes(first) ? first : undefined;
const args = only ? rest : [];

install();
build(only === 'unit' ? { only: ['domain', 'graphql-server'] } : {});

// loaded only now: what they import may just have been installed
const { runUnitTests } = await import('./lib/unitTests.mjs');
const { runBrowserTests } = await import('./lib/browserTests.mjs');

const folder = mkdtempSync(path.join(tmpdir(), 'quorum-tests-'));
const tallies = [];
try {
  if (only !== 'e2e') tallies.push(runUnitTests(folder, args));
  if (only !== 'unit') tallies.push(await runBrowserTests(folder, args));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
