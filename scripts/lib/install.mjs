import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { inRoot } from './root.mjs';
import { runNpm } from './run.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} Package
 * @param {string} file
 * @returns {Record<string, Package>}
 */
const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(inRoot(file), 'utf8')).packages;
  } catch {
    return {};
  }
};

const isPlace = (/** @type {string} */ key) => key.includes('node_modules/');

const STAMP = 'node_modules/.quorum-lock';

/** Whether we have installed this very lock file already; whatever npm made of it, twice would be the same. */
const isStamped = () => {
  try {
    return readFileSync(inRoot(STAMP), 'utf8') === fingerprint(['package-lock.json']);
  } catch {
    return false;
  }
};

/**
 * Whether what is installed is what the lock file names. npm leaves a lock file of its own in node_modules once it
 * is through, so an install that was cut short shows as well; optional packages may be absent (other platforms').
 */
const isInstalled = () => {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json'))
    .filter(([key]) => isPlace(key))
    .every(([key, wanted]) => {
      const found = installed[key];
      if (!found) return Boolean(wanted.optional ?? wanted.devOptional);
      return found.version === wanted.version && found.integrity === wanted.integrity;
    });
};

/** Installs what the lock file names, unless it is there. */
export const install = () => {
  if (isStamped() || isInstalled()) return;
  console.log('Installing what package-lock.json names (about a minute) ...');
  runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(inRoot(STAMP), fingerprint(['package-lock.json']));
};

/**
 * Installs a package outside of the workspaces by its own lock file: what few commands need is not everybody's.
 * @param {string} folder below the repository
 * @param {string} what it is, to be said
 */
export const installBeside = (folder, what) => {
  const wanted = fingerprint([`${folder}/package-lock.json`]);
  const stamp = inRoot(folder, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`Installing ${what} ...`);
  runNpm(['ci', '--prefix', folder, '--workspaces=false', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, wanted);
};
