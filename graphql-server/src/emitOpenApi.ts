import { readFile, writeFile } from 'node:fs/promises';
import fastify from 'fastify';
import { VERSION } from './version.ts';
import type { RestOptions } from './doors/rest/RestOptions.ts';
import { restRoutes } from './doors/rest/restRoutes.ts';

/** `node emitOpenApi.js FILE` writes the OpenAPI document there; with `--check` it fails when the file says something else. */
const [file, mode] = process.argv.slice(2);
if (!file) throw new Error('Say where to write the document');

/** Nothing is asked of the calls: they only say what they are. */
const never = (): never => {
  throw new Error('Calls are described here, and not answered');
};

const options: RestOptions = {
  openContext: never,
  openAnonymously: never,
  publicCache: { register: () => undefined } as unknown as RestOptions['publicCache'],
  version: VERSION,
  linkOrigin: never,
  authSettings: never,
};

const app = fastify();
await restRoutes(app, options);
await app.ready();
const emitted = `${JSON.stringify(app.swagger(), null, 2)}\n`;
await app.close();

if (mode !== '--check') await writeFile(file, emitted);
else if ((await readFile(file, 'utf8')) !== emitted) {
  console.error(`${file} is not what the server says: run npm run codegen and commit the result`);
  process.exitCode = 1;
}
