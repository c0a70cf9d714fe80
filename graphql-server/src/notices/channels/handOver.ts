import type { OutboxRow, Outbox } from '../../persistence/repositories/outbox/Outbox.ts';
import { MAX_ATTEMPTS } from '../../persistence/graphileQueue.ts';
import type { Context } from '../../use-cases/Context.ts';
import { retryWithBackoff } from '../../use-cases/retryWithBackoff.ts';

/** Longer than a host and the note of what it did ever take. */
const CLAIM_MINUTES = 5;
const ERROR_MAX = 500;

/** How rows of one outbox leave it. */
export interface Way<Row extends OutboxRow, Taken> {
  /** Of a row, for the log. */
  name: string;
  outbox: Outbox<Row>;
  /** Whether it is sent still; where not, it is removed or given up already. */
  isWanted(row: Row): Promise<boolean>;
  send(row: Row): Promise<Taken>;
  /** Whether to try again is no use. */
  isFinal(error: unknown): boolean;
  /** What the operator reads about it. */
  reasonOf(error: unknown): string;
  noteTaken(row: Row, taken: Taken): Promise<void>;
}

/**
 * Sends one row of an outbox, if it is not sent yet. What hosts say may name a recipient, so it is stored in the row
 * alone; the job's own error, which is logged, names the row by its number.
 * @throws Error when it must be tried again
 */
export async function handOver<Row extends OutboxRow, Taken>(
  { clock }: Pick<Context, 'clock'>,
  id: number,
  way: Way<Row, Taken>,
): Promise<void> {
  const now = clock.now();
  const row = await way.outbox.claim(id, now, now.plus({ minutes: CLAIM_MINUTES }));
  if (!row || !(await way.isWanted(row))) return;
  const noteProblem = async (error: unknown): Promise<void> => {
    const reason = way.reasonOf(error).slice(0, ERROR_MAX);
    if (way.isFinal(error) || row.attempts >= MAX_ATTEMPTS) return way.outbox.giveUp(row, clock.now(), reason);
    await way.outbox.noteFailure(row, reason);
    throw new Error(`${way.name} ${row.id} was not taken; it will be tried again`);
  };
  let taken: Taken;
  try {
    taken = await way.send(row);
  } catch (error) {
    return noteProblem(error);
  }
  // what is out and not noted is sent again
  await retryWithBackoff(() => way.noteTaken(row, taken));
}
