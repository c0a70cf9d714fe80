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
  em.assign(poll, { status, event: null, scheduledOption: null, autoScheduleChance: null, updatedAt: now });
};

/**
 * To be called in the transaction that deletes the event. The poll could make it again: what an operator has hidden of it
 * stays hidden, and what people said of the event counts for its date.
 */
export async function releasePoll(context: Context, event: EventEntity): Promise<void> {
  const poll = await context.polls.findLockedOf(event);
  if (!poll) return;
  const option = poll.scheduledOption;
  await context.polls.takePeopleBack(poll);
  if (option) await context.polls.dropWithdrawn(poll, option);
  // of an event that was moved people said nothing about the date in the poll
  if (option && +option.date === +event.date) await context.polls.takeResponsesBack(poll, option);
  await context.mails.copyUnsubscribed(event.urlHash, poll.urlHash);
  withoutEvent(context, poll);
  poll.isHidden ||= event.isHidden;
  // before the event goes: no row is to point at nothing
  await context.em.flush();
}
