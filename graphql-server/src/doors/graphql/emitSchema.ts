import { readFile, writeFile } from 'node:fs/promises';
import { printedSchema } from './download/printedSchema.ts';

/** `node emitSchema.js FILE` writes the schema there; with `--check` it fails when the file says something else. */
const [file, mode] = process.argv.slice(2);
if (!file) throw new Error('Say where to write the schema');

const emitted = `# Emitted from graphql-server by \`npm run codegen\`; do not edit.\n\n${printedSchema()}`;

if (mode !== '--check') await writeFile(file, emitted);
else if ((await readFile(file, 'utf8')) !== emitted) {
  console.error(`${file} is not what the server says: run npm run codegen and commit the result`);
  process.exitCode = 1;
}
