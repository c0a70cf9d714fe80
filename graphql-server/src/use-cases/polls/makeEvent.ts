import { eventDraft } from '@quorum/domain/event/draft';
import { parse } from '@quorum/domain/parse';
import { pick } from '@quorum/domain/pick';
import { POLL_CONTENT } from '@quorum/domain/poll/draft';
import { noteFigures, record } from '../../activity/record.ts';
import { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { PollOptionEntity } from '../../persistence/entities/PollEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { PollWithOptions } from '../../persistence/repositories/polls/PollRepository.ts';
import { PERSON } from '../answers/person.ts';
import { publishEvent } from '../events/createEvent.ts';
import type { Transaction } from '../inTransaction.ts';
import { ORGANISER_FIELDS } from './organiserFields.ts';
import { assignPlaces, placedOf, settleResponses } from '../responses/settleResponses.ts';

/** The content of the event, its other fields as a new event has them. */
const contentOf = (poll: PollWithOptions, { date, endTime }: PollOptionEntity) => {
  const content = pick(
    poll,
    POLL_CONTENT.filter((name) => name !== 'eventTypeId'),
  );
  const { eventTypeId: _, ...accepted } = parse(eventDraft, {
    ...content,
    eventTypeId: poll.eventType.id,
    date: date.toISO(),
    endTime: endTime?.toISO() ?? null,
  });
  return { ...accepted, questions: [], eventType: poll.eventType };
};

/** Turns each vote on the date into a response to the event, in the order of voting. */
async function copyVotes(transaction: Transaction, event: ShownEvent, option: PollOptionEntity) {
  const { em, clock, polls } = transaction;
  const now = clock.now();
  const participants = (await polls.votersOf([option.id])).map(({ voter, likelihood }) => {
    const participant = em.create(ParticipantEntity, {
      ...pick(voter, [...PERSON, 'mailTokenDigest']),
      event,
      likelihood,
      guests: 0,
      minParticipants: null,
      definiteAt: null,
      createdAt: voter.createdAt,
      updatedAt: now,
    });
    voter.participant = participant;
    return participant;
  });
  await em.flush();
  const { places, outcome, figures } = settleResponses(participants.map(placedOf), event, now);
  noteFigures(transaction, event, figures);
  assignPlaces(participants, places);
  await em.flush();
  return outcome;
}

/** Makes a date of a poll its event, with a response of everybody who voted on it. The transaction holds the poll. */
export async function makeEvent(
  transaction: Transaction,
  poll: PollWithOptions,
  option: PollOptionEntity,
): Promise<ShownEvent> {
  const { em, clock, events, mails, polls } = transaction;
  const content = { ...contentOf(poll, option), ...pick(poll, [...ORGANISER_FIELDS, 'isHidden']) };
  const event = await publishEvent(transaction, content, 'POLL');
  const { isEnough } = await copyVotes(transaction, event, option);
  await mails.copyUnsubscribed(poll.urlHash, event.urlHash);
  em.assign(poll, { status: 'SCHEDULED', event, scheduledOption: option, updatedAt: clock.now() });
  const by = transaction.actor.uid === poll.creatorId ? 'ORGANISER' : 'VOTES';
  record(transaction, { type: 'poll.scheduled', poll, event, option, by, isEnough });
  await em.flush();
  await polls.tallies.store(poll);
  return events.show(event);
}
