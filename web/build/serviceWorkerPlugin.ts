import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { appFiles, PAGE } from './appFiles.ts';

const WORKER = fileURLToPath(new URL('../sw/serviceWorker.ts', import.meta.url));

/** What is there beside the app's code. */
const PUBLIC_FILES = ['favicon.svg', 'manifest.webmanifest', 'icons/192.png'];

/** Signing in takes a connection anyway. */
const isOnlineOnly = ({ name }: Rolldown.OutputChunk) => name === 'firebaseClient';

/** Files with a hash in their name never change; the others bear that of their content. */
const toEntry = (outDir: string, file: string) => {
  if (file.startsWith('assets/')) return { url: `/${file}`, revision: null };
  const content = readFileSync(path.join(outDir, file));
  return { url: `/${file}`, revision: createHash('sha256').update(content).digest('base64url').slice(0, 12) };
};

/**
 * Builds the service worker after the app, with the list of the app's files in it. Workbox's own build tools would
 * bring 320 packages for these lines.
 */
export const serviceWorkerPlugin = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const precache = [...appFiles(bundle, isOnlineOnly), PAGE, ...PUBLIC_FILES].map((file) => toEntry(dir, file));
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define: { PRECACHE: JSON.stringify(precache), 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: dir,
        emptyOutDir: false,
        rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'sw.js' } },
      },
    });
  },
});
