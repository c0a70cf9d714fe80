import { canModerate } from '@quorum/domain/policies';
import { record, recordOf } from '../../activity/record.ts';
import { CancelledPollEntity } from '../../persistence/entities/CancelledPollEntity.ts';
import type { Context } from '../Context.ts';
import { inTransaction } from '../inTransaction.ts';
import { permit, requireSignedIn } from '../permit.ts';
import { setHidden } from './hideEvent.ts';
import { settlePoll } from '../polls/settlePoll.ts';

/**
 * Hides a poll from everybody but its creator and operators, with the event that it became, or shows both again. A hidden
 * poll makes no event; shown again, it makes the one that is due. Of one that was deleted meanwhile, whose link says so with its
 * title, nothing is remembered then.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`
 */
export async function hidePoll(context: Context, urlHash: string, isHidden: boolean): Promise<void> {
  const { actor } = context;
  requireSignedIn(actor);
  permit(canModerate(actor), 'operator.hidesPolls');
  await inTransaction(context, [urlHash], async (transaction) => {
    const { em, polls } = transaction;
    if (isHidden && (await em.nativeDelete(CancelledPollEntity, { urlHash })) > 0) {
      record(transaction, { type: 'cancelledPoll.deleted' });
      return;
    }
    const poll = await polls.requireLocked(urlHash);
    em.assign(poll, { isHidden });
    await em.flush();
    const { event } = await em.populate(poll, ['event']);
    // its event hides it as well
    if (event) await setHidden(transaction, event, isHidden);
    else recordOf(transaction, 'poll', isHidden ? 'hidden' : 'shown', poll);
    await settlePoll(transaction, poll);
  });
}
