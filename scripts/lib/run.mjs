import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';
import { runtime } from './runtime.mjs';

/**
 * Runs a command with our own output; ends the process with its exit code when it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
const run = (command, args, options = {}) => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
};

/**
 * Runs a script of an installed package on the project's own Node.
 * @param {string} script path below the repository
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export const runNode = (script, args, options) => run(runtime(), [script, ...args], options);

/** @param {readonly string[]} args */
export const runNpm = (args) => run('npm', args, { shell: process.platform === 'win32' });
