import { expectedParticipants, hasEnoughParticipants } from '@quorum/domain/event/progress';
import type { Language } from '@quorum/domain/language';
import type { Likely } from '@quorum/domain/response/likelihood';
import { calendarText, type CalendarEntry } from '../../gateways/calendar/calendarText.ts';
import type { Mailing } from '../../gateways/mail/Mailing.ts';
import { eventUrl } from '../../mail-templates/MailEvent.ts';
import type { EventEntity, ParticipantEntity } from '../../persistence/entities/EventEntity.ts';

/** How far an event is, as mails say it. */
export const standingOf = ({ participantThreshold: threshold }: EventEntity, participants: readonly Likely[]) => ({
  threshold,
  expected: expectedParticipants(participants),
  isEnough: hasEnoughParticipants(participants, threshold),
});

/** What goes with a mail, in the language of who gets it. */
export type FileIn = (language: Language) => string;

type Told = Omit<CalendarEntry, 'status' | 'url'> & { creatorName: string };

/** A calendar file to go with a mail: from the product's address, for the organiser's own is shown to nobody. */
const fileOf =
  (event: Told, status: CalendarEntry['status'], mailing: Mailing): FileIn =>
  (language) =>
    calendarText([{ ...entryOf(event), status, url: eventUrl(mailing, event) }], {
      language,
      sent: {
        method: status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH',
        organizer: { name: event.creatorName, email: mailing.from.address },
      },
    });

const entryOf = ({ urlHash, title, location, notes, webLink, date, endTime, timezone, revision, updatedAt }: Told) => ({
  ...{ urlHash, title, location, notes, webLink, date, endTime, timezone, revision, updatedAt },
});

/** The file that puts an event into a calendar, tentatively until enough people are in. */
export const invitation = (event: EventEntity, participants: readonly Likely[], mailing: Mailing): FileIn =>
  fileOf(event, standingOf(event, participants).isEnough ? 'CONFIRMED' : 'TENTATIVE', mailing);

/** The file that takes it out again. */
export const cancellation = (event: EventEntity, mailing: Mailing): FileIn => {
  const { creatorName, revision } = event;
  return fileOf({ ...entryOf(event), creatorName, revision: revision + 1 }, 'CANCELLED', mailing);
};

/** The participants who left an address, one for each address: a mail goes to each person once. */
export const reachable = (participants: readonly ParticipantEntity[]): (ParticipantEntity & { email: string })[] => {
  const byAddress = new Map<string, ParticipantEntity & { email: string }>();
  for (const participant of participants) {
    const { email } = participant;
    if (!email || byAddress.has(email.toLowerCase())) continue;
    byAddress.set(email.toLowerCase(), participant as ParticipantEntity & { email: string });
  }
  return [...byAddress.values()];
};
