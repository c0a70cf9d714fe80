import { record } from '../../activity/record.ts';
import { RegularRepository } from '../../persistence/repositories/series/RegularRepository.ts';
import { SeriesPageRepository } from '../../persistence/repositories/series/SeriesPageRepository.ts';
import { attemptEach } from '../attemptEach.ts';
import type { Context } from '../Context.ts';
import { inTransaction, NO_TURN } from '../inTransaction.ts';

/** So long they are there to be told. */
const KEPT_FOR = { days: 2 };

/** Ends the standing responses to series that are over, whichever way they ended, and has each regular told once. */
export async function endRegulars(context: Context): Promise<void> {
  const over = await new RegularRepository(context.em).listOver();
  await attemptEach(
    context,
    over.map((id) => ({ id })),
    (series) =>
      inTransaction(context, NO_TURN, async (transaction) => {
        const regulars = new RegularRepository(transaction.em);
        await new SeriesPageRepository(transaction.em).lock(series);
        // it may go on again, or another server may have ended them, since we looked
        if (!(await regulars.listOver()).includes(series.id)) return;
        const ended = await regulars.listOf(series.id);
        await regulars.end(series.id, transaction.clock.now());
        record(transaction, { type: 'series.over', series, regulars: ended.map(({ id }) => id) });
      }),
  );
}

/** Deletes what is left of them, and the addresses of series that are gone. */
export const deleteEndedRegulars = ({ em, clock }: Context): Promise<void> =>
  new RegularRepository(em).deleteEnded(clock.now().minus(KEPT_FOR));
