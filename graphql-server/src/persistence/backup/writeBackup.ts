import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { tablesOf, versionOf } from './tables.ts';
import { withClient } from './withClient.ts';

const BATCH = 1_000;
/** Each row is written as PostgreSQL says it: numbers that JavaScript cannot hold stay what they are. */
const rowsOf = (table: string) => `select json_build_object('table', '${table}', 'row', to_json(one))::text as line
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

async function* linesOf(client: ClientBase, count: { rows: number }): AsyncGenerator<string> {
  yield `${JSON.stringify({ backup: 'quorum', version: await versionOf(client) })}\n`;
  for (const { name } of await tablesOf(client))
    for await (const line of rowLines(client, name)) {
      count.rows++;
      yield line;
    }
  // a file that was cut short lacks it
  yield `${JSON.stringify({ rows: count.rows })}\n`;
}

/**
 * Writes all that is in the database at `url`, as it was at one moment, into `file`, while others go on reading and
 * writing. The file appears whole or not at all; nobody but its owner may read it. Returns how many rows it holds.
 */
export const writeBackup = (url: string, file: string): Promise<number> =>
  withClient(url, async (client) => {
    const draft = `${file}.unfinished`;
    const count = { rows: 0 };
    await client.query('begin isolation level repeatable read read only');
    try {
      await pipeline(linesOf(client, count), createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }));
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
    await client.query('commit');
    return count.rows;
  });
