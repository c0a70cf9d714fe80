import { canReachEventOfPoll } from '@quorum/domain/policies';
import type { ListedEvent } from '../../persistence/repositories/ListedEvent.ts';
import type { ShownPoll } from '../../persistence/repositories/polls/shownPolls.ts';
import type { Context } from '../Context.ts';
import { wishOf } from '../wishOf.ts';
import { hasAnsweredSecretEvent } from './votersOfPoll.ts';

/** What a poll became, for those whom it leads there. */
export async function eventOfPoll(
  context: Context,
  poll: ShownPoll,
  { withResponses }: { withResponses: boolean },
): Promise<ListedEvent | null> {
  const { actor, lists } = context;
  const { event } = poll;
  if (!event || !canReachEventOfPoll(actor, poll, event, await hasAnsweredSecretEvent(context, poll))) return null;
  return lists.ofNumber(event.id, { ...wishOf(context), withResponses });
}
