import { pick } from '@quorum/domain/pick';
import { hiddenWith } from '@quorum/domain/poll/asItsEvent';
import { statusWithoutEvent } from '@quorum/domain/poll/status';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { HandOverRepository } from '../../persistence/repositories/HandOverRepository.ts';
import type { PollWithOptions } from '../../persistence/repositories/PollRepository.ts';
import type { Context } from '../Context.ts';
import { ORGANISER_FIELDS } from './organiserFields.ts';
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
 * The poll is its event's organiser's, and what that hid stays hidden: the poll could make it again. A server of the release
 * before hands events over without their polls.
 */
async function followEvent({ em }: Context, poll: PollWithOptions, event: EventEntity): Promise<void> {
  if (poll.creatorId !== event.creatorId) await new HandOverRepository(em).removeAll('poll', [poll]);
  em.assign(poll, { ...pick(event, ORGANISER_FIELDS), ...hiddenWith(poll, event) });
}

/** To be called in the transaction that deletes the event. What people said of the event counts for its date. */
export async function releasePoll(context: Context, event: EventEntity): Promise<void> {
  const poll = await context.polls.findLockedOf(event);
  if (!poll) return;
  const option = poll.scheduledOption;
  await context.polls.takePeopleBack(poll);
  if (option) await context.polls.dropWithdrawn(poll, option);
  // of an event that was moved people said nothing about the date in the poll
  if (option && +option.date === +event.date) await context.polls.takeResponsesBack(poll, option);
  await context.polls.detachResponses(poll);
  await context.mails.copyUnsubscribed(event.urlHash, poll.urlHash);
  withoutEvent(context, poll);
  await followEvent(context, poll, event);
  // before the event goes: no row is to point at nothing
  await context.em.flush();
  await context.polls.tallies.store(poll);
}
