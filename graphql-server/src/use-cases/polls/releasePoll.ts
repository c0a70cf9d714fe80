import { pick } from '@quorum/domain/pick';
import { hiddenWith } from '@quorum/domain/poll/asItsEvent';
import { statusWithoutEvent } from '@quorum/domain/poll/status';
import { record } from '../../activity/record.ts';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { HandOverRepository } from '../../persistence/repositories/HandOverRepository.ts';
import type { PollWithOptions } from '../../persistence/repositories/polls/PollRepository.ts';
import type { Transaction } from '../inTransaction.ts';
import { ORGANISER_FIELDS } from './organiserFields.ts';
import { votingOf } from './votingOf.ts';

/**
 * A poll whose event goes takes votes again, while there is time. Its organiser did not want what it made by itself, so
 * they pick the next date.
 */
export const withoutEvent = (transaction: Transaction, poll: PollWithOptions): void => {
  const { em, clock } = transaction;
  const now = clock.now();
  const status = statusWithoutEvent(votingOf(poll), now);
  em.assign(poll, { status, event: null, scheduledOption: null, autoScheduleChance: null, updatedAt: now });
  record(transaction, { type: 'poll.released', poll });
};

/**
 * The poll is its event's organiser's, and what that hid stays hidden: the poll could make it again. A server of the release
 * before hands events over without their polls.
 */
async function followEvent({ em }: Transaction, poll: PollWithOptions, event: EventEntity): Promise<void> {
  if (poll.creatorId !== event.creatorId) await new HandOverRepository(em).removeAll('poll', [poll]);
  em.assign(poll, { ...pick(event, ORGANISER_FIELDS), ...hiddenWith(poll, event) });
}

/** The event is about to go. What people said about the event counts for its date. */
export async function releasePoll(transaction: Transaction, event: EventEntity): Promise<void> {
  const poll = await transaction.polls.findLockedOf(event);
  if (!poll) return;
  const option = poll.scheduledOption;
  await transaction.polls.takePeopleBack(poll);
  if (option) await transaction.polls.dropWithdrawn(poll, option);
  // of an event that was moved people said nothing about the date in the poll
  if (option && +option.date === +event.date) await transaction.polls.takeResponsesBack(poll, option);
  await transaction.polls.detachResponses(poll);
  await transaction.mails.copyUnsubscribed(event.urlHash, poll.urlHash);
  withoutEvent(transaction, poll);
  await followEvent(transaction, poll, event);
  // before the event goes: no row may point at nothing
  await transaction.em.flush();
  await transaction.polls.tallies.store(poll);
}
