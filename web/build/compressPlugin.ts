import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { appFiles } from './appFiles.ts';

const TEXT = /\.(js|css|html|svg|webmanifest)$/;
const PUBLIC_FILES = ['favicon.svg', 'manifest.webmanifest'];

const compress = async (file: string) => {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(content), promisify(gzip)(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};

/**
 * Lays what the page loads beside itself as small as it gets: a server that compresses while somebody waits takes a
 * quick setting, and sends a fifth more. GraphiQL's editor, which few ever load, would take longer than all the rest.
 */
export const compressPlugin = (): Plugin => ({
  name: 'compress',
  apply: 'build',
  writeBundle: {
    order: 'post',
    async handler({ dir = '' }, bundle) {
      const files = [...appFiles(bundle), ...PUBLIC_FILES].filter((file) => TEXT.test(file));
      await Promise.all(files.map((file) => compress(path.join(dir, file))));
    },
  },
});
