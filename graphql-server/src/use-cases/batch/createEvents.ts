import { batchDraft } from '@quorum/domain/external-ids/batch';
import { parse } from '@quorum/domain/parse';
import { isDatabaseUnavailable } from '../../persistence/isDatabaseUnavailable.ts';
import { createEvent } from '../events/createEvent.ts';
import { upsertEvent } from '../external-ids/upsertEvent.ts';
import type { Context } from '../Context.ts';
import { inTransaction, NO_TURN } from '../inTransaction.ts';
import { KeyedRequest } from '../KeyedRequest.ts';
import { requireSignedIn } from '../permit.ts';
import { withIdempotency } from '../withIdempotency.ts';
import { Rehearsal, type RowDone } from './Rehearsal.ts';

/** What became of a row: an event that was published or changed, or why there is none. */
export type RowOutcome = RowDone | { refusal: unknown };

const externalIdIn = (row: unknown): string | null =>
  typeof row === 'object' && row !== null && 'externalId' in row && typeof row.externalId === 'string'
    ? row.externalId
    : null;

const upsert = async (context: Context, externalId: string, row: unknown): Promise<RowDone> => {
  const { isNew, event } = await upsertEvent(context, externalId, row);
  return { isNew, event: { id: event.id, urlHash: event.urlHash } };
};

/** The same once for a key, though it takes several transactions. */
const upsertOnce = async (context: Context, externalId: string, row: unknown): Promise<RowDone> => {
  const { idempotencyKey } = context.actor;
  if (idempotencyKey === null) return upsert(context, externalId, row);
  const keyed = new KeyedRequest(context, idempotencyKey, 'createEvents', row);
  const kept = await keyed.find();
  if (kept !== null) return JSON.parse(kept) as RowDone;
  const done = await upsert({ ...context, keyed }, externalId, row);
  await keyed.keep(JSON.stringify(done));
  return done;
};

/** Publishes what a row says; where it has an external id that is known, it is a change of that event. */
const doRow = async (context: Context, row: unknown): Promise<RowDone> => {
  const externalId = externalIdIn(row);
  if (externalId !== null) return upsertOnce(context, externalId, row);
  const event = await withIdempotency(context, { name: 'createEvents', input: row }, async (transaction) => {
    const { id, urlHash } = await createEvent(transaction, row);
    return { id, urlHash };
  });
  return { isNew: true, event };
};

/** A table is judged again and again until it is right: its rows are bounded by a limit of their own, and close nobody out. */
const uncounted = (context: Context): Context => ({
  ...context,
  limiter: { ...context.limiter, checkRefusals: () => undefined, addRefusal: () => undefined },
});

/** With a key of its own for each row, by which it is done once where the call ends halfway and is sent again. */
const ofRow = (context: Context, index: number): Context => {
  const { actor, tokens } = context;
  const { idempotencyKey } = actor;
  const key = idempotencyKey && tokens.digest(`row ${index} of ${idempotencyKey}`);
  return { ...context, actor: { ...actor, idempotencyKey: key }, keyed: null };
};

/** For a rehearsal, which leaves no key behind. */
const withoutKey = (context: Context): Context => ({
  ...context,
  actor: { ...context.actor, idempotencyKey: null },
  keyed: null,
});

/**
 * Publishes or changes many events, one after the other, each in a transaction of its own: a row that is refused stops no other. A
 * dry run judges every row by all rules, as if the ones before it had been done, and writes nothing.
 * @param requireKnown refuses what a row has that no event has
 * @throws DomainError `UNAUTHENTICATED`, `BAD_USER_INPUT` where it is no list of so many rows, `RATE_LIMITED`
 */
export async function createEvents(
  context: Context,
  input: unknown,
  requireKnown: (row: unknown) => void,
): Promise<RowOutcome[]> {
  const { actor, limiter } = context;
  requireSignedIn(actor);
  const { dryRun, events: rows } = parse(batchDraft, input);
  limiter.checkRefusals();
  await limiter.consume([{ limit: 'batchRows', key: actor.uid, amount: rows.length }]);
  // before anything is done, so that nobody else does it
  if (context.keyed) await inTransaction(context, NO_TURN, () => Promise.resolve());
  const rehearsal = dryRun ? new Rehearsal(withoutKey(uncounted(context))) : null;
  const outcomes: RowOutcome[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      requireKnown(row);
      const done = rehearsal
        ? await rehearsal.doRow(externalIdIn(row), row, doRow)
        : await doRow(ofRow(uncounted(context), index), row);
      outcomes.push(done);
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
