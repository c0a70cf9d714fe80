// npm run size: what a visitor's browser loads before anything can be done on the home page, against its budget.
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from './lib/build.mjs';
import { inRoot } from './lib/root.mjs';

/** In bytes; raised only together with a reason in docs/decisions. */
const BUDGET = { brotli: 165_000, gzip: 191_000 };
const ENTRY = 'index.html';

build({ only: ['web'] });

/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(inRoot('web/dist/.vite/manifest.json'), 'utf8'));

/** @type {Set<string>} */
const files = new Set();
const add = (/** @type {string} */ name) => {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) add(imported);
};
add(ENTRY);

const [, inPage = ''] =
  /<script data-app[^>]*>([^]*?)<\/script>/.exec(readFileSync(inRoot('web/dist', ENTRY), 'utf8')) ?? [];
const sources = [...files].map((file) => ({ file, code: readFileSync(inRoot('web/dist', file)) }));
const sizes = [...sources, { file: `in ${ENTRY}`, code: Buffer.from(inPage) }].map(({ file, code }) => ({
  file,
  gzip: gzipSync(code).length,
  brotli: brotliCompressSync(code).length,
}));
const total = (/** @type {'gzip' | 'brotli'} */ how) => sizes.reduce((sum, size) => sum + size[how], 0);
const kB = (/** @type {number} */ bytes) => `${(bytes / 1_000).toFixed(1)} kB`;

for (const { file, gzip, brotli } of sizes.sort((a, b) => b.gzip - a.gzip)) {
  console.log(`${kB(gzip).padStart(9)} gzip ${kB(brotli).padStart(9)} brotli  ${file}`);
}
console.log(`\nHome loads ${kB(total('gzip'))} of JavaScript gzipped, ${kB(total('brotli'))} with brotli`);

for (const how of /** @type {const} */ (['brotli', 'gzip'])) {
  if (total(how) <= BUDGET[how]) continue;
  console.error(`That is more than the budget of ${kB(BUDGET[how])} with ${how}`);
  process.exitCode = 1;
}
