import { existsSync } from 'node:fs';
import path from 'node:path';

const folderOfPackage = (folder: string): string => {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const above = path.dirname(folder);
  if (above === folder) throw new Error(`${import.meta.dirname} is in no package: its package.json is missing`);
  return folderOfPackage(above);
};

/** The folder of this package, above `src` and `dist` alike, at whatever depth the build puts this module. */
export const PACKAGE_ROOT = folderOfPackage(import.meta.dirname);
