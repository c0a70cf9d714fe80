import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { PACKAGE_ROOT } from './config/packageRoot.ts';

const manifest = path.join(PACKAGE_ROOT, 'package.json');

/** The version of the server, as its package says. */
export const { version: VERSION } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(manifest, 'utf8')));
