import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A data folder that is not there yet, in a folder of its own, which the caller removes. */
export const newFolder = (): string => path.join(mkdtempSync(path.join(tmpdir(), 'quorum-server-')), 'data');
