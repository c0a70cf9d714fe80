import { calendarStatusOf } from '@quorum/domain/decision/decision';
import { isWaiting, statusOf } from '@quorum/domain/decision/status';
import { expectedParticipants, hasEnoughParticipants } from '@quorum/domain/event/progress';
import { seatsShown } from '@quorum/domain/event/seats';
import { seatText } from '@quorum/domain/event/seatText';
import { calendarEventOf, calendarText, type CalendarEntry, type CalendarEvent } from '../../calendar/calendarText.ts';
import type { Mailing } from '../../gateways/mail/Mailing.ts';
import { eventUrl, type Surroundings } from '../../mail-templates/MailEvent.ts';
import { calendarDecisionOf } from '../calendar/calendarDecision.ts';
import { countedResponses } from '../responses/countedResponses.ts';
import type { EventEntity, ParticipantEntity } from '../../persistence/entities/EventEntity.ts';

/** How far an event is, as mails say it. */
export const standingOf = (event: EventEntity, participants: readonly ParticipantEntity[]) => {
  const counted = countedResponses(participants);
  return {
    threshold: event.participantThreshold,
    expected: expectedParticipants(counted, event),
    seats: seatText(seatsShown(counted, event)),
    isEnough: hasEnoughParticipants(counted, event),
  };
};

/** What goes with a mail, as it is for who gets it. */
export type FileFor = (reader: Pick<Surroundings, 'language' | 'isConfirmed'>) => string;

type Told = CalendarEvent & { creatorName: string };

/** What a stranger whose address somebody typed is not to read: the page of the event has it. */
const WORDLESS = { notes: '', webLink: '' } as const;

/** A calendar file to go with a mail: from the product's address, for the organiser's own is shown to nobody. */
const fileOf =
  (event: Told, status: CalendarEntry['status'], mailing: Mailing): FileFor =>
  ({ language, isConfirmed }) =>
    calendarText(
      [{ ...calendarEventOf(event), ...(!isConfirmed && WORDLESS), status, url: eventUrl(mailing, event) }],
      {
        language,
        sent: {
          method: status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH',
          organizer: { name: isConfirmed ? event.creatorName : mailing.from.name, email: mailing.from.address },
        },
      },
    );

/**
 * What makes the files that put an event into calendars: tentatively as long as the one who gets it waits for a place, or
 * for others.
 */
export const invitations = (
  event: EventEntity,
  participants: readonly ParticipantEntity[],
  mailing: Mailing,
): ((reader: ParticipantEntity) => FileFor) => {
  const status = calendarStatusOf(calendarDecisionOf(event), standingOf(event, participants).isEnough);
  return (reader) =>
    fileOf(event, status === 'CONFIRMED' && isWaiting(statusOf(reader)) ? 'TENTATIVE' : status, mailing);
};

/** The file that takes it out again. */
export const cancellation = (event: EventEntity, mailing: Mailing): FileFor => {
  const { creatorName, revision } = event;
  return fileOf({ ...calendarEventOf(event), creatorName, revision: revision + 1 }, 'CANCELLED', mailing);
};

/**
 * The participants who left an address, one for each address: a mail goes to each person once, and as to somebody known if
 * they are known by one of their responses.
 */
export const reachable = <Person extends { email: string | null; isEmailConfirmed: boolean }>(
  participants: readonly Person[],
): (Person & { email: string })[] => {
  const byAddress = new Map<string, Person & { email: string }>();
  for (const participant of participants) {
    const { email } = participant;
    if (!email || (byAddress.has(email.toLowerCase()) && !participant.isEmailConfirmed)) continue;
    byAddress.set(email.toLowerCase(), participant as Person & { email: string });
  }
  return [...byAddress.values()];
};
