import 'reflect-metadata';
import { readEnv } from './config/env.ts';
import { StartupError } from './config/StartupError.ts';
import { writeBackup } from './persistence/backup/writeBackup.ts';
import { openDatabase } from './persistence/openDatabase.ts';
import { waitForDatabase } from './persistence/waitForDatabase.ts';
import { runCommand } from './runCommand.ts';

// npm run backup: all that is in the database, at one moment, in one file.

await runCommand(async ([file, ...rest]: readonly string[]): Promise<void> => {
  if (!file || rest.length > 0) throw new StartupError('  npm run backup -- <file>');
  const database = await openDatabase(readEnv(process.env));
  try {
    await waitForDatabase(database.directUrl);
    console.log(
      `${await writeBackup(database.directUrl, file)} rows are in ${file}. It holds addresses and secrets: keep it safe.`,
    );
  } finally {
    await database.stop();
  }
});
