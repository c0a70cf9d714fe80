import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { StartupError } from '../../config/StartupError.ts';
import { sequencesOf, tablesOf, versionOf } from './tables.ts';
import { withClient } from './withClient.ts';

const BATCH = 1_000;
/**
 * Each row is written as PostgreSQL says it: numbers that JavaScript cannot hold stay what they are. A column of JSON may have
 * line ends between its values, where a space says the same.
 */
const rowsOf = (table: string) => `
  select translate(json_build_object('table', '${table}', 'row', to_json(one))::text, E'\\n\\r', '  ') as line
  from ${table} as one`;

async function* rowLines(client: ClientBase, table: string): AsyncGenerator<string> {
  await client.query(`declare rows no scroll cursor for ${rowsOf(table)}`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${BATCH} from rows`);
    if (rows.length === 0) break;
    for (const { line } of rows) yield `${line}\n`;
  }
  await client.query('close rows');
}

/** @throws StartupError when no server has ever prepared the database */
const usedVersionOf = async (client: ClientBase): Promise<string[]> => {
  const version = await versionOf(client);
  if (version.length === 0) throw new StartupError('There is nothing to back up: no server has used the database yet');
  return version;
};

async function* linesOf(client: ClientBase, version: string[], count: { rows: number }): AsyncGenerator<string> {
  yield `${JSON.stringify({ backup: 'quorum', version: version.join(' ') })}\n`;
  for (const { name } of await tablesOf(client))
    for await (const line of rowLines(client, name)) {
      count.rows++;
      yield line;
    }
  // a number that was given once is not given again, also where its row is gone
  for (const sequence of await sequencesOf(client)) yield `${JSON.stringify(sequence)}\n`;
  // a file that was cut short lacks it
  yield `${JSON.stringify({ rows: count.rows })}\n`;
}

/**
 * Writes all that is in the database at `url`, as it was at one moment, into `file`, while others go on reading and
 * writing. The file appears whole or not at all; nobody but its owner may read it. Returns how many rows it holds.
 * @throws StartupError when the database has never been used
 */
export const writeBackup = (url: string, file: string): Promise<number> =>
  withClient(url, async (client) => {
    const draft = `${file}.unfinished`;
    const count = { rows: 0 };
    await client.query('begin isolation level repeatable read read only');
    const lines = linesOf(client, await usedVersionOf(client), count);
    try {
      await pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }));
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
    await client.query('commit');
    return count.rows;
  });
