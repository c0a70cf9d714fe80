import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { inRoot } from './root.mjs';
import { runtime } from './runtime.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_APPS = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

const isExecutable = (/** @type {string} */ file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const installed = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => COMMANDS.map((command) => path.join(folder, command)))
    .concat(MAC_APPS)
    .find(isExecutable);

const playwrightsOwn = () => {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
};

const installDebians = () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium with apt-get ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @type {import('node:child_process').ExecFileSyncOptions} */
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      options,
    );
  } catch {
    return undefined;
  }
  return installed();
};

const downloadPlaywrights = () => {
  console.log("Downloading Playwright's Chromium ...");
  spawnSync(runtime(), [inRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
  return playwrightsOwn();
};

/** In the order in which they are tried; the later ones take a while. */
const SOURCES = [
  { name: 'named by CHROMIUM_PATH', find: () => process.env.CHROMIUM_PATH },
  { name: 'installed on this machine', find: installed },
  { name: "Playwright's own", find: playwrightsOwn },
  { name: "Debian's package", find: installDebians },
  { name: "Playwright's own, downloaded", find: downloadPlaywrights },
];

/** The browser for the tests: its path, and where it comes from. */
export const findChromium = () => {
  for (const { name, find } of SOURCES) {
    const file = find();
    if (file) return { file, name };
  }
  throw new Error('There is no Chromium for the browser tests: install one, or name it in CHROMIUM_PATH.');
};
