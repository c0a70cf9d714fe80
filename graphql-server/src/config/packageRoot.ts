import { existsSync } from 'node:fs';
import path from 'node:path';

const folderOfPackage = (folder: string): string =>
  existsSync(path.join(folder, 'package.json')) ? folder : folderOfPackage(path.dirname(folder));

/** The folder of this package, above `src` and `dist` alike, at whatever depth the build puts this module. */
export const PACKAGE_ROOT = folderOfPackage(import.meta.dirname);
