import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { inRoot } from './root.mjs';
import { runtime } from './runtime.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Chromium without the window around the page, which it draws and lays out for each page even where nobody sees it. */
const SHELL_COMMANDS = ['chromium-headless-shell', 'chrome-headless-shell'];
const MAC_APPS = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

const isExecutable = (/** @type {string} */ file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (/** @type {readonly string[]} */ commands) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => commands.map((command) => path.join(folder, command)))
    .find(isExecutable);

const installed = () => onPath(COMMANDS) ?? MAC_APPS.find(isExecutable);
const installedShell = () => onPath(SHELL_COMMANDS);

const playwrightsOwn = () => {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
};

/** Whether there was a Debian to install it. @param {string} name of the package */
const installDebians = (name) => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${name} with apt-get ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @type {import('node:child_process').ExecFileSyncOptions} */
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'], options);
    return true;
  } catch {
    return false;
  }
};

const downloadPlaywrights = () => {
  console.log("Downloading Playwright's Chromium ...");
  spawnSync(runtime(), [inRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
  return playwrightsOwn();
};

/** @typedef {{ name: string, find: () => string | undefined }} Source */

/** @type {Source} */
const NAMED = { name: 'named by CHROMIUM_PATH', find: () => process.env.CHROMIUM_PATH };

/** In the order in which they are tried; the later ones take a while. @type {readonly Source[]} */
const SOURCES = [
  NAMED,
  { name: 'installed on this machine', find: installed },
  { name: "Playwright's own", find: playwrightsOwn },
  { name: "Debian's package", find: () => (installDebians('chromium') ? installed() : undefined) },
  { name: "Playwright's own, downloaded", find: downloadPlaywrights },
];

/** @type {readonly Source[]} */
const SHELLS = [
  NAMED,
  { name: 'a headless shell on this machine', find: installedShell },
  {
    name: "Debian's headless shell",
    find: () => (installDebians('chromium-headless-shell') ? installedShell() : undefined),
  },
];

const findIn = (/** @type {readonly Source[]} */ sources) => {
  for (const { name, find } of sources) {
    const file = find();
    if (file) return { file, name };
  }
  throw new Error('There is no Chromium for the browser tests: install one, or name it in CHROMIUM_PATH.');
};

/** A whole Chromium: its path, and where it comes from. */
export const findChromium = () => findIn(SOURCES);

/** For tests, which open hundreds of pages: a headless shell spends half the time on one. Elsewhere any Chromium will do. */
export const findHeadlessShell = () => findIn([...SHELLS, ...SOURCES]);
