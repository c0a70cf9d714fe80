// npm run size: what a visitor's browser loads before anything can be done on home and the pages that links lead to, against budgets.
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from './lib/build.mjs';
import { inRoot } from './lib/root.mjs';

/** In bytes of brotli, the script in the page itself apart; raised only together with a reason in docs/decisions. */
const BUDGETS = {
  Home: { page: 'index.html', most: 165_000 },
  'An event': { page: 'src/pages/EventPage.tsx', most: 198_000 },
  'A poll': { page: 'src/pages/PollPage.tsx', most: 199_000 },
};
const START_MOST = 3_000;
const ENTRY = 'index.html';

build({ only: ['web'] });

/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(inRoot('web/dist/.vite/manifest.json'), 'utf8'));

/** Everything that a page imports, at once or through others. @param {string} page */
const filesOf = (page) => {
  /** @type {Set<string>} */
  const files = new Set();
  const add = (/** @type {string} */ name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add(page);
  return [...files];
};

const kB = (/** @type {number} */ bytes) => `${(bytes / 1_000).toFixed(1)} kB`;
const sizeOf = (/** @type {string | Buffer} */ code) => ({
  gzip: gzipSync(code).length,
  brotli: brotliCompressSync(code).length,
});
const allOf = (/** @type {{ gzip: number, brotli: number }[]} */ sizes) => ({
  gzip: sizes.reduce((sum, { gzip }) => sum + gzip, 0),
  brotli: sizes.reduce((sum, { brotli }) => sum + brotli, 0),
});

const judge = (/** @type {string} */ what, /** @type {number} */ brotli, /** @type {number} */ most) => {
  if (brotli <= most) return;
  console.error(`${what}: that is more than the budget of ${kB(most)}`);
  process.exitCode = 1;
};

for (const [what, { page, most }] of Object.entries(BUDGETS)) {
  const files = filesOf(page);
  const { gzip, brotli } = allOf(files.map((file) => sizeOf(readFileSync(inRoot('web/dist', file)))));
  console.log(`${what} loads ${kB(brotli)} of JavaScript with brotli, ${kB(gzip)} gzipped, in ${files.length} files`);
  judge(what, brotli, most);
}

const [, start] =
  /<script[^>]* data-app[^>]*>([^]*?)<\/script>/.exec(readFileSync(inRoot('web/dist', ENTRY), 'utf8')) ?? [];
if (!start) throw new Error(`${ENTRY} has no script to start with`);
const inPage = sizeOf(start).brotli;
console.log(`Each page has ${kB(inPage)} more in itself`);
judge('The script in the page', inPage, START_MOST);
