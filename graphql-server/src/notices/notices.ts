import { ruleOf } from '@quorum/domain/event/enough';
import { isPast } from '@quorum/domain/event/timing';
import { clockDecided } from './messages/clockDecided.ts';
import { dateFound } from './messages/dateFound.ts';
import { decided } from './messages/decided.ts';
import { pollClosed } from './messages/pollClosed.ts';
import { reminder } from './messages/reminder.ts';
import { fall, seatIsGone } from './messages/seat.ts';
import { ifNotTooOften, organiser, organiserOfPoll, participants, participantsAmong } from './audiences.ts';
import type { ParticipantEntity } from '../persistence/entities/EventEntity.ts';
import { asked } from './asked.ts';
import { cancelled } from './cancelled.ts';
import { changed } from './changed.ts';
import { confirmation } from './confirmation.ts';
import { datesMoved } from './datesMoved.ts';
import { invitations } from './invitations.ts';
import { ofEvent, ofPoll, type Notice } from './Notice.ts';
import { pollCancelled } from './pollCancelled.ts';
import { isEarly } from './reminders.ts';
import { enoughIn, standingOf } from './standing.ts';
import { hasClaimed, statusNews } from './statusNews.ts';
import { votingEnded } from './votingEnded.ts';

/**
 * Who is told about what: on which activity, as which kind of mail, which people, and what. A delivery is named by its
 * notice, its activity and its reader; what is named once is told once.
 */
export const NOTICES: Record<string, Notice> = {
  confirmation,

  decided: ofEvent(['event.decided'], {
    kind: 'status',
    audience: participants,
    file: invitations,
    message: ({ event, activity: { status, by, needed, had } }) => {
      const reason = event.status === status ? (event.statusReason ?? null) : null;
      const figures = { threshold: needed, counted: had, rule: ruleOf(event) };
      return (_, surroundings) =>
        decided({ event, status, reason, isByClock: by === 'CLOCK', ...figures }, surroundings);
    },
  }),

  clockDecided: ofEvent(['event.decided', 'event.heldByRain'], {
    kind: 'quorum',
    when: ({ activity }) => activity.type === 'event.heldByRain' || activity.by === 'CLOCK',
    audience: organiser,
    message: ({ event, activity }) => {
      const decidedAs =
        activity.type === 'event.decided' && activity.status === 'CONFIRMED' ? 'CONFIRMED' : 'CALLED_OFF';
      const outcome = activity.type === 'event.heldByRain' ? 'RAIN' : decidedAs;
      const isWithoutForecast = event.rainLimit !== null && event.weather?.precipitation == null;
      const subject = { event, outcome, isWithoutForecast, ...enoughIn(event) } as const;
      return (_, surroundings) => clockDecided(subject, surroundings);
    },
  }),

  changed,
  cancelled,

  reminder: ofEvent(['event.reminderDue'], {
    kind: 'reminder',
    when: ({ event, transaction }) => event.status !== 'CALLED_OFF' && !isPast(event, transaction.clock.now()),
    audience: (about) => participants(about).filter((response) => isEarly(response, about.event)),
    message: ({ event }) => {
      const standing = standingOf(event, event.participants.getItems());
      return (_, surroundings) => reminder({ event, ...standing }, surroundings);
    },
  }),

  statusNews,
  asked,

  fall: ofEvent(['event.fell'], {
    kind: 'quorum',
    audience: (about) =>
      ifNotTooOften(about.transaction, organiser(about), { limit: 'fallsOfEvent', urlHash: about.event.urlHash }),
    message: ({ event, activity: { askedCount } }) => {
      const counts = enoughIn(event);
      return (_, surroundings) => fall({ event, askedCount, ...counts }, surroundings);
    },
  }),

  seatClaimed: ofEvent<'response.replied', ParticipantEntity>(['response.replied'], {
    kind: 'status',
    when: hasClaimed,
    audience: (about) => participantsAmong(about, [about.activity.response.id]),
    file: invitations,
    message:
      ({ event }) =>
      (_, surroundings) =>
        seatIsGone({ event, outcome: 'claimed' }, surroundings),
  }),

  seatsTaken: ofEvent(['event.seatsClosed'], {
    kind: 'status',
    audience: (about) => participantsAmong(about, about.activity.responses),
    message:
      ({ event }) =>
      (_, surroundings) =>
        seatIsGone({ event, outcome: 'late' }, surroundings),
  }),

  dateFound: ofEvent(['poll.scheduled'], {
    kind: 'status',
    audience: participants,
    file: invitations,
    message:
      ({ event }) =>
      (_, surroundings) =>
        dateFound({ event, reader: 'voter' }, surroundings),
  }),

  // an organiser who picked it knows
  dateFoundForOrganiser: ofEvent(['poll.scheduled'], {
    kind: 'quorum',
    when: ({ activity }) => activity.by === 'VOTES',
    audience: (about) => {
      const told = new Set(participants(about).map(({ email }) => email?.toLowerCase()));
      return organiser(about).filter(({ email }) => !told.has(email?.toLowerCase()));
    },
    message:
      ({ event }) =>
      (_, surroundings) =>
        dateFound({ event, reader: 'organiser' }, surroundings),
  }),

  pollClosed: ofPoll(['poll.closed'], {
    kind: 'quorum',
    when: ({ activity }) => activity.by === 'CLOCK',
    audience: organiserOfPoll,
    message:
      ({ poll }) =>
      (_, surroundings) =>
        pollClosed(poll, surroundings),
  }),

  votingEnded,
  pollCancelled,
  datesMoved,
};
