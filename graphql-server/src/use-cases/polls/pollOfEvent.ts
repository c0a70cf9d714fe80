import { canReachPollOfEvent } from '@quorum/domain/poll/asItsEvent';
import type { ShownPoll } from '../../persistence/repositories/polls/shownPolls.ts';
import type { Context } from '../Context.ts';
import { listOwnVoters } from './votersOfPoll.ts';

/** The poll that an event came from, for those whom it leads there. */
export async function pollOfEvent(context: Context, eventId: number): Promise<ShownPoll | null> {
  const poll = await context.polls.ofEvents.find(eventId);
  if (!poll?.event) return null;
  const isSecret = poll.isPrivate && !poll.event.isPrivate;
  const hasVoted = isSecret && (await listOwnVoters(context, poll)).length > 0;
  return canReachPollOfEvent(context.actor, poll, poll.event, hasVoted) ? poll : null;
}
