import 'reflect-metadata';
import { readEnv } from './config/env.ts';
import { StartupError } from './config/StartupError.ts';
import { restoreBackup } from './persistence/backup/restoreBackup.ts';
import { openDatabase } from './persistence/openDatabase.ts';
import { runCommand } from './runCommand.ts';

// npm run restore: puts what a backup holds into an empty database.

const USAGE = `  npm run restore -- <file>                  into the embedded database of DATA_DIR, or that of DATABASE_URL
  npm run restore -- <file> <DATABASE_URL>   into that one`;

await runCommand(async ([file, url, ...rest]: readonly string[]): Promise<void> => {
  if (!file || rest.length > 0) throw new StartupError(USAGE);
  const database = await openDatabase(
    readEnv({ ...process.env, ...(url && { DATABASE_URL: url, DATABASE_DIRECT_URL: url }) }),
  );
  try {
    console.log(`${await restoreBackup(file, database.directUrl)} rows are restored.`);
  } finally {
    await database.stop();
  }
});
