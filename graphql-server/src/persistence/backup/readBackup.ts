import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { StartupError } from '../../config/StartupError.ts';
import type { Sequence } from './tables.ts';

const BATCH = 500;

export interface Batch {
  table: string;
  columns: string[];
  /** As they stand in the file. */
  lines: string[];
}

/** What a file holds: rows, and at its end the sequences, which older files lack. */
export type Part = Batch | Sequence;

const rowLine = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });
const anyLine = z.union([
  rowLine,
  z.object({ sequence: z.string(), last: z.string().nullable() }),
  z.object({ backup: z.literal('quorum'), version: z.string() }),
  z.object({ rows: z.number() }),
]);
type Line = z.infer<typeof anyLine>;

const broken = (file: string, cause?: unknown) =>
  new StartupError(`${file} is no backup of Quorum, or was cut short`, { cause });

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException | null)?.code === 'ENOENT';

/** What cannot be read or unpacked is thrown where the lines are read. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const content = createReadStream(file);
  const unzipped = content.pipe(createGunzip()).setEncoding('utf8');
  content.once('error', (error) => unzipped.destroy(error));
  let rest = '';
  for await (const chunk of unzipped as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** The lines of the file with what they are. @throws StartupError for what cannot be read */
async function* parsedLines(file: string): AsyncGenerator<{ line: string; parsed: Line }> {
  try {
    for await (const line of linesOf(file)) yield { line, parsed: anyLine.parse(JSON.parse(line)) };
  } catch (error) {
    throw isMissing(error) ? new StartupError(`There is no file ${file}`) : broken(file, error);
  }
}

/** The migrations that the database had had of which this is the backup. @throws StartupError for what is no backup */
export const readVersion = async (file: string): Promise<string[]> => {
  for await (const { parsed } of parsedLines(file)) {
    if ('backup' in parsed) return parsed.version.split(' ');
    break;
  }
  throw broken(file);
};

/**
 * What a backup holds, table by table, in batches.
 * @throws StartupError when the file is not whole
 */
export async function* readBackup(file: string): AsyncGenerator<Part> {
  let batch: Batch = { table: '', columns: [], lines: [] };
  let isWhole = false;
  let rows = 0;
  for await (const { line, parsed } of parsedLines(file)) {
    isWhole = 'rows' in parsed && parsed.rows === rows;
    if ('table' in parsed) {
      rows++;
      if (batch.table !== parsed.table || batch.lines.length === BATCH) {
        if (batch.lines.length > 0) yield batch;
        batch = { table: parsed.table, columns: Object.keys(parsed.row), lines: [] };
      }
      batch.lines.push(line);
    } else if ('sequence' in parsed) {
      yield parsed;
    }
  }
  if (!isWhole) throw broken(file);
  if (batch.lines.length > 0) yield batch;
}
