import { spawnSync } from 'node:child_process';
import { findChromium, findHeadlessShell } from './chromium.mjs';
import { freePort } from './freePort.mjs';
import { readReport } from './readReport.mjs';
import { inRoot, root } from './root.mjs';
import { runtime } from './runtime.mjs';

/**
 * Runs the browser tests against the built server, of which each of the two
 * workers has one, with a new database.
 * @param {string} folder for the report and the server's data
 * @param {readonly string[]} args for Playwright
 * @returns {Promise<import('./readReport.mjs').Tally>}
 */
export const runBrowserTests = async (folder, args) => {
  const whole = findChromium();
  const shell = findHeadlessShell();
  console.log(`\nBrowser tests run in Chromium, ${shell.name}: ${shell.file}`);
  console.log(`Those that want a window run in Chromium, ${whole.name}: ${whole.file}\n`);
  const report = `${folder}/playwright.json`;
  const { status } = spawnSync(
    runtime(),
    [
      inRoot('node_modules/@playwright/test/cli.js'),
      'test',
      '--config=web/e2e/playwright.config.ts',
      '--reporter=list,json',
      ...args,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: shell.file,
        WHOLE_CHROMIUM_PATH: whole.file,
        E2E_PORTS: process.env.E2E_PORTS ?? `${await freePort()},${await freePort()}`,
        E2E_DATA_DIR: `${folder}/data`,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
  );
  return readReport(report, status, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }));
};
