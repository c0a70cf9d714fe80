import { spawnSync } from 'node:child_process';
import { inRoot, root } from './root.mjs';
import { readReport } from './readReport.mjs';
import { runtime } from './runtime.mjs';

/** The domain and the servers are ES modules, which jest runs behind a flag of Node's. */
const NODE_FLAGS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/**
 * Runs unit and integration tests.
 * @param {string} folder for the report
 * @param {readonly string[]} args for jest
 * @returns {import('./readReport.mjs').Tally}
 */
export const runUnitTests = (folder, args) => {
  const report = `${folder}/jest.json`;
  const { status } = spawnSync(
    runtime(),
    [...NODE_FLAGS, inRoot('node_modules/jest/bin/jest.js'), '--json', `--outputFile=${report}`, ...args],
    // the report goes to its file; what a person reads goes to standard error
    { cwd: root, stdio: ['inherit', 'ignore', 'inherit'] },
  );
  return readReport(report, status, (jest) => ({
    passed: jest.numPassedTests,
    // a file that does not even load is a failure too
    failed: jest.numFailedTests + jest.numRuntimeErrorTestSuites,
  }));
};
