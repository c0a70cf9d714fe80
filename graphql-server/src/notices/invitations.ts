import { calendarStatusFor, calendarStatusOf } from '@quorum/domain/decision/decision';
import { statusOf } from '@quorum/domain/decision/status';
import { DateTime } from 'luxon';
import { calendarEventOf, calendarText, type CalendarEntry, type CalendarEvent } from '../calendar/calendarText.ts';
import type { Mailing } from '../gateways/mail/Mailing.ts';
import { eventUrl, type Surroundings } from './messages/parts/MailEvent.ts';
import type { EventEntity, ParticipantEntity } from '../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../persistence/repositories/EventRepository.ts';
import { calendarDecisionOf } from '../use-cases/calendar/calendarDecision.ts';
import { standingOf } from './standing.ts';

/** What goes with a mail, as it is for the person who gets it. */
export type FileFor = (reader: Pick<Surroundings, 'language' | 'isConfirmed'>) => string;

type Told = CalendarEvent & { creatorName: string };

/** What people whose address somebody else typed must not read: the page of the event has it. */
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

/** What makes the files that put an event into calendars, each as the event is for the person whose response it is. */
export const invitationsTo = (
  event: EventEntity,
  isEnough: boolean,
  mailing: Mailing,
): ((reader: ParticipantEntity) => FileFor) => {
  const status = calendarStatusOf(calendarDecisionOf(event), isEnough);
  return (reader) => {
    const entry = { ...calendarEventOf(event), creatorName: event.creatorName };
    // as in the reader's own feed
    const updatedAt = DateTime.max(event.updatedAt, reader.updatedAt);
    const isOrganiser = reader.uid === event.creatorId;
    return fileOf({ ...entry, updatedAt }, calendarStatusFor(status, [statusOf(reader)], isOrganiser), mailing);
  };
};

/** The same of an event with all its responses. */
export const invitations = ({ event, mailing }: { event: ShownEvent; mailing: Mailing }) =>
  invitationsTo(event, standingOf(event, event.participants.getItems()).isEnough, mailing);

/** The file that takes an event out again. */
export const cancellation = (event: Told, mailing: Mailing): FileFor => fileOf(event, 'CANCELLED', mailing);
