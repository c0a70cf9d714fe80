import { DateTime } from 'luxon';
import { calendarEventOf, calendarText, type CalendarEntry, type CalendarEvent } from '../calendar/calendarText.ts';
import type { Mailing } from '../gateways/mail/Mailing.ts';
import { eventUrl, type Surroundings } from './messages/parts/MailEvent.ts';
import type { EventEntity, ParticipantEntity } from '../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../persistence/repositories/EventRepository.ts';
import type { OwnStanding } from './messages/parts/ownStanding.ts';
import { ownStandings } from './readers.ts';

/** What goes with a mail, as it is for the person who gets it. */
export type FileFor = (reader: Pick<Surroundings, 'language' | 'isConfirmed'>) => string;

type HostedEvent = CalendarEvent & { creatorName: string };

/** What people whose address somebody else typed must not read: the page of the event has it. */
const WORDLESS = { notes: '', webLink: '' } as const;

/** A calendar file to go with a mail: from the product's address, for the organiser's own is shown to nobody. */
const fileOf =
  (event: HostedEvent, status: CalendarEntry['status'], mailing: Mailing): FileFor =>
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

/** The file that puts an event into a calendar, as the event is for the person whose response it is. */
const invitationTo = (
  event: EventEntity,
  reader: ParticipantEntity,
  { calendar }: Pick<OwnStanding, 'calendar'>,
  mailing: Mailing,
): FileFor => {
  const entry = { ...calendarEventOf(event), creatorName: event.creatorName };
  // as in the reader's own feed
  const updatedAt = DateTime.max(event.updatedAt, reader.updatedAt);
  return fileOf({ ...entry, updatedAt }, calendar, mailing);
};

/** What makes such files of an event with all its responses. */
export const invitations = ({ event, mailing }: { event: ShownEvent; mailing: Mailing }) => {
  const standingOf = ownStandings(event);
  return (reader: ParticipantEntity): FileFor => invitationTo(event, reader, standingOf(reader), mailing);
};

/** The same in the first mail about an event: somebody who is not coming has nothing to add. */
export const firstInvitationTo = (
  event: EventEntity,
  reader: ParticipantEntity,
  own: Pick<OwnStanding, 'calendar'>,
  mailing: Mailing,
): FileFor | null => (own.calendar === 'CANCELLED' ? null : invitationTo(event, reader, own, mailing));

/** What makes those of an event with all its responses. */
export const firstInvitations = ({ event, mailing }: { event: ShownEvent; mailing: Mailing }) => {
  const standingOf = ownStandings(event);
  return (reader: ParticipantEntity): FileFor | null => firstInvitationTo(event, reader, standingOf(reader), mailing);
};

/** The file that takes an event out again. */
export const cancellation = (event: HostedEvent, mailing: Mailing): FileFor => fileOf(event, 'CANCELLED', mailing);
