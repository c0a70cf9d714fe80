import { StartupError } from './config/StartupError.ts';

/** Runs what a command of the shell does. A failure is told, in one sentence where it is foreseen, and exits 1. */
export const runCommand = async (command: (args: readonly string[]) => Promise<void>): Promise<void> => {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exitCode = 1;
  }
};
