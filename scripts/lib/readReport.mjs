import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * How many tests passed and failed, by a runner's own report. A runner that failed without naming a failed test (it
 * could not start, say) counts as one.
 * @param {string} file
 * @param {number | null} status the runner's exit code
 * @param {(report: any) => Tally} count
 * @returns {Tally}
 */
export const readReport = (file, status, count) => {
  const { passed, failed } = tryToRead(file, count);
  return { passed, failed: status === 0 ? failed : Math.max(1, failed) };
};

/** @param {string} file  @param {(report: any) => Tally} count */
const tryToRead = (file, count) => {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
};
