import { readFileSync } from 'node:fs';

const MANIFEST = new URL('../../dist/.vite/manifest.json', import.meta.url);

/** The file that a module is built into which is loaded later: its name tells nothing of it. */
export const builtFileOf = (module: string): string => {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string } | undefined>;
  const built = manifest[module];
  if (!built) throw new Error(`${module} is built into no file of its own`);
  return built.file;
};
