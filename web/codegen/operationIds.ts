// Writes, or with --check compares, the name that each query has on the wire: the SHA-256 of its text as the client
// sends it. It stands in for the text in the address of a poll.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { operationTexts } from '../src/server/operationTexts.ts';

const FILE = 'web/src/generated/operationIds.generated.ts';

const ids = [...operationTexts()].map(([name, text]) => [name, createHash('sha256').update(text).digest('hex')]);
const text = `/* Written by \`npm run codegen\`. */
/** The SHA-256 of each query as it is sent, by its name. */
export const operationIds: Partial<Record<string, string>> = ${JSON.stringify(Object.fromEntries(ids), null, 2)};
`;

if (!process.argv.includes('--check')) {
  writeFileSync(FILE, text);
} else if (readFileSync(FILE, 'utf8') !== text) {
  console.error(`${FILE} is not what the queries say: run npm run codegen`);
  process.exitCode = 1;
}
