import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The code of a page, long enough to be worth compressing. */
export const SCRIPT = `console.log(${JSON.stringify('quorum '.repeat(500))});\n`;
/** What runs in the page itself. */
export const INLINE = 'begin();';
export const TEMPLATE = `<!doctype html><head><title>bare</title></head><script data-app="/a.js">${INLINE}</script>`;

const RENDERER = new URL('./standInRenderer.ts', import.meta.url).pathname;

/** A folder as the web's build leaves it; a stand-in writes its pages. */
export const buildWebApp = async (): Promise<{ root: string; remove: () => Promise<void> }> => {
  const root = await mkdtemp(path.join(tmpdir(), 'quorum-web-'));
  const write = async (name: string, content: string | Buffer) => {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  };
  await write('index.html', TEMPLATE);
  await write('.server/pages.mjs', `export { pageRenderer } from ${JSON.stringify(RENDERER)};`);
  await write('assets/app-1a2b3c.js', SCRIPT);
  await write('assets/app-1a2b3c.js.br', brotliCompressSync(SCRIPT));
  await write('assets/app-1a2b3c.js.gz', gzipSync(SCRIPT));
  for (const picture of ['preview.png', 'favicon.svg', 'icons/192.png']) await write(picture, 'a picture');
  return { root, remove: () => rm(root, { recursive: true }) };
};
