// npm run examples [-- live-board …]: runs each example as its README says, against the built server, and looks at what it did.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chatBot } from './chatBot.mjs';
import { clubWebsite } from './clubWebsite.mjs';
import { liveBoard } from './liveBoard.mjs';
import { mobileClient } from './mobileClient.mjs';
import { nightlyImport } from './nightlyImport.mjs';
import { Scene } from './Scene.mjs';

const EXAMPLES = path.resolve(import.meta.dirname, '..');
/** An evening's work. */
const LINES_MAX = 100;

const STORIES = {
  'chat-bot': chatBot,
  'club-website': clubWebsite,
  'nightly-import': nightlyImport,
  'mobile-client': mobileClient,
  'live-board': liveBoard,
};

/** @param {string} example */
const requireShort = (example) => {
  const folder = path.join(EXAMPLES, example);
  const files = readdirSync(folder).filter((file) => /\.(mjs|ts|html)$/.test(file) && !file.includes('.generated.'));
  const lines = files.flatMap((file) => readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n')).length;
  if (lines >= LINES_MAX) throw new Error(`${lines} lines, of fewer than ${LINES_MAX}`);
};

const asked = process.argv.slice(2);
const results = { passed: 0, failed: 0 };
const scene = new Scene();
try {
  await scene.startServer();
  for (const [example, play] of Object.entries(STORIES)) {
    if (asked.length > 0 && !asked.includes(example)) continue;
    const begun = performance.now();
    /** @type {unknown} */
    const failure = await Promise.resolve()
      .then(() => requireShort(example))
      .then(() => play(scene))
      .finally(() => scene.endStory())
      .catch((error) => error);
    results[failure ? 'failed' : 'passed']++;
    console.log(`${failure ? '✗' : '✓'} ${example} (${((performance.now() - begun) / 1_000).toFixed(1)} s)`);
    if (failure) console.error(failure);
  }
} finally {
  await scene.end();
}
console.log(`${results.passed} passed, ${results.failed} failed`);
process.exitCode = results.passed > 0 && results.failed === 0 ? 0 : 1;
