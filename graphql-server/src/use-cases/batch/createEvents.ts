import { batchDraft } from '@quorum/domain/event/batch';
import { parse } from '@quorum/domain/parse';
import { isDatabaseUnavailable } from '../../persistence/isDatabaseUnavailable.ts';
import { createEvent } from '../events/createEvent.ts';
import { upsertEvent, type Upserted } from '../external-ids/upsertEvent.ts';
import type { Context } from '../Context.ts';
import { inTransaction, NO_TURN } from '../inTransaction.ts';
import { requireSignedIn } from '../permit.ts';
import { Rehearsal, type RowDone } from './Rehearsal.ts';

/** What became of a row: an event that was published or changed, or why there is none. */
export type RowOutcome = RowDone | { refusal: unknown };

const externalIdIn = (row: unknown): string | null =>
  typeof row === 'object' && row !== null && 'externalId' in row && typeof row.externalId === 'string'
    ? row.externalId
    : null;

/** Publishes what a row says; where it has an external id that is known, it is a change of that event. */
const doRow = async (context: Context, row: unknown): Promise<Upserted> => {
  const externalId = externalIdIn(row);
  if (externalId !== null) return upsertEvent(context, externalId, row);
  const event = await inTransaction(context, NO_TURN, (transaction) => createEvent(transaction, row));
  return { isNew: true, event };
};

/**
 * Publishes or changes many events, one after the other, each in a transaction of its own: a row that is refused stops no other. A
 * dry run judges every row by all rules, as if the ones before it had been done, and writes nothing.
 * @param requireKnown refuses what a row has that no event has
 * @throws DomainError `UNAUTHENTICATED`, `BAD_USER_INPUT` where it is no list of so many rows
 */
export async function createEvents(
  context: Context,
  input: unknown,
  requireKnown: (row: unknown) => void,
): Promise<RowOutcome[]> {
  requireSignedIn(context.actor);
  const { dryRun, events: rows } = parse(batchDraft, input);
  const rehearsal = dryRun ? new Rehearsal(context) : null;
  const outcomes: RowOutcome[] = [];
  for (const row of rows) {
    try {
      requireKnown(row);
      outcomes.push(rehearsal ? await rehearsal.doRow(externalIdIn(row), row, doRow) : await doRow(context, row));
    } catch (error) {
      outcomes.push({ refusal: error });
      // each of the others would wait as long
      if (isDatabaseUnavailable(error)) break;
    }
    context.em.clear();
  }
  const [last] = outcomes.slice(-1);
  return rows.map((_, at) => outcomes[at] ?? last ?? { refusal: null });
}
