import { TurnRepository } from '../../persistence/repositories/TurnRepository.ts';
import { attemptEach } from '../attemptEach.ts';
import type { Context } from '../Context.ts';
import { inTransaction } from '../inTransaction.ts';
import { settleDueOffers } from '../responses/responses.ts';

/**
 * Has the offers of places end whose time is over, and offers the places on: each once, however many servers run, since
 * the event is locked and read again.
 */
export async function endDueOffers(context: Context): Promise<void> {
  const { em, clock, responses } = context;
  await attemptEach(context, await responses.listEventsWithDueOffers(clock.now()), async (id) => {
    const turns = await new TurnRepository(em).ofEvent(id);
    await inTransaction(context, turns, async (transaction) => {
      const { events } = transaction;
      const locked = await events.findLockedAlone(id);
      // of what was called off meanwhile nothing is offered on
      if (locked) await settleDueOffers(transaction, await events.show(locked));
    });
  });
}
