import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { StartupError } from '../../config/StartupError.ts';

const BATCH = 500;

export interface Batch {
  table: string;
  /** As they stand in the file. */
  lines: string[];
}

type Line = { backup: 'quorum'; version: string } | { table: string; row: object } | { rows: number };

const broken = (file: string, cause?: unknown) =>
  new StartupError(`${file} is no backup of Quorum, or was cut short`, { cause });

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
    for await (const line of linesOf(file)) yield { line, parsed: JSON.parse(line) as Line };
  } catch (error) {
    throw broken(file, error);
  }
}

/**
 * What a backup holds, table by table, in batches.
 * @param fits whether a backup of this version can be used; called before anything else
 * @throws StartupError when it cannot, or the file is not whole
 */
export async function* readBackup(file: string, fits: (version: string) => boolean): AsyncGenerator<Batch> {
  let batch: Batch = { table: '', lines: [] };
  let isBegun = false;
  let isWhole = false;
  let rows = 0;
  for await (const { line, parsed } of parsedLines(file)) {
    if ('backup' in parsed) {
      if (!fits(parsed.version))
        throw new StartupError(
          `${file} is of another version of Quorum: restore it with that one, and let this one migrate it`,
        );
      isBegun = true;
    } else if (!isBegun) {
      break;
    } else if ('table' in parsed) {
      rows++;
      if (parsed.table !== batch.table || batch.lines.length === BATCH) {
        if (batch.lines.length > 0) yield batch;
        batch = { table: parsed.table, lines: [] };
      }
      batch.lines.push(line);
    } else {
      isWhole = parsed.rows === rows;
    }
  }
  if (!isWhole) throw broken(file);
  if (batch.lines.length > 0) yield batch;
}
