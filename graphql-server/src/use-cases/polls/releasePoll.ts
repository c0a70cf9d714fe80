import { statusWithoutEvent } from '@quorum/domain/poll/status';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { PollWithOptions } from '../../persistence/repositories/PollRepository.ts';
import type { Context } from '../Context.ts';
import { votingOf } from './votingOf.ts';

/**
 * A poll whose event goes takes votes again, while there is time. Its organiser did not want what it made by itself, so
 * they pick the next date.
 */
export const withoutEvent = ({ em, clock }: Context, poll: PollWithOptions): void => {
  const now = clock.now();
  const status = statusWithoutEvent(votingOf(poll), now);
  em.assign(poll, { status, event: null, autoScheduleChance: null, updatedAt: now });
};

/**
 * To be called in the transaction that deletes the event. The poll could make it again: what an operator has hidden of it
 * stays hidden, and what people said of the event counts for its date. A date that the event was moved from keeps its votes.
 */
export async function releasePoll(context: Context, event: EventEntity): Promise<void> {
  const poll = await context.polls.findLockedOf(event);
  if (!poll) return;
  const option = poll.options.getItems().find(({ date }) => +date === +event.date);
  if (option) await context.polls.takeResponsesBack(poll, option);
  withoutEvent(context, poll);
  poll.isHidden ||= event.isHidden;
  // before the event goes: no row is to point at nothing
  await context.em.flush();
}
