import { ruleOf } from '@quorum/domain/event/enough';
import { clockDecided } from './messages/clockDecided.ts';
import { dateFound } from './messages/dateFound.ts';
import { decided } from './messages/decided.ts';
import { seatIsGone, seatIsYours } from './messages/seat.ts';
import {
  organisers,
  participants,
  participantsAmong,
  participantsBesideCreator,
  participantsBesideOrganisers,
} from './audiences.ts';
import type { ParticipantEntity } from '../persistence/entities/EventEntity.ts';
import { announced, followDigest } from './follows.ts';
import { webhookDisabled } from './account/webhookDisabled.ts';
import { asked } from './asked.ts';
import { cancelled } from './cancelled.ts';
import { changed } from './changed.ts';
import { confirmation } from './confirmation.ts';
import { datesMoved } from './datesMoved.ts';
import { fall, recovery } from './falls.ts';
import { firstInvitations, invitations } from './invitations.ts';
import { ofEvent, type Notice } from './Notice.ts';
import { organiserMessage } from './organising/organiserMessage.ts';
import { accountPhoneCode, phoneCode } from './phoneCode.ts';
import { offerLapsed, placeOffered, placeTaken } from './placeOffers.ts';
import { pollCancelled } from './pollCancelled.ts';
import { ownStandings } from './readers.ts';
import { regularDate, regularWelcome, seriesOver } from './organising/regulars.ts';
import { reminder } from './reminder.ts';
import { enoughIn } from './standing.ts';
import { hasTaken, statusNews } from './statusNews.ts';
import { pollClosed, votingEnded } from './votingEnded.ts';

/**
 * Who is told about what: on which activity, as which kind of mail, which people, and what. A delivery is named by its
 * notice, its activity and its reader; what is named once is told once.
 */
export const NOTICES: Record<string, Notice> = {
  confirmation,
  phoneCode,
  accountPhoneCode,
  webhookDisabled,

  decided: ofEvent(['event.decided'], {
    kind: 'status',
    audience: (about) =>
      about.activity.by === 'CLOCK' ? participantsBesideOrganisers(about) : participantsBesideCreator(about),
    file: invitations,
    message: ({ event, activity: { status, by, needed, had } }) => {
      const reason = event.status === status ? (event.statusReason ?? null) : null;
      const figures = { threshold: needed, counted: had, rule: ruleOf(event) };
      const standingOf = ownStandings(event);
      return (reader, surroundings) =>
        decided(
          { event, status, reason, isByClock: by === 'CLOCK', own: standingOf(reader), ...figures },
          surroundings,
        );
    },
  }),

  clockDecided: ofEvent(['event.decided', 'event.heldByRain'], {
    kind: 'quorum',
    // an organiser who has decided since need not be asked to
    when: ({ event, activity }) =>
      activity.type === 'event.heldByRain' ? event.isHeldByRain : activity.by === 'CLOCK',
    audience: organisers,
    message: ({ event, activity }) => {
      const decidedAs =
        activity.type === 'event.decided' && activity.status === 'CONFIRMED' ? 'CONFIRMED' : 'CALLED_OFF';
      const outcome = activity.type === 'event.heldByRain' ? 'RAIN' : decidedAs;
      const isWithoutForecast = outcome !== 'RAIN' && event.rainLimit !== null && event.weather?.precipitation == null;
      const counts =
        activity.type === 'event.decided'
          ? { threshold: activity.needed, counted: activity.had, rule: ruleOf(event) }
          : enoughIn(event);
      const subject = { event, outcome, isWithoutForecast, ...counts } as const;
      return (_, surroundings) => clockDecided(subject, surroundings);
    },
  }),

  changed,
  organiserMessage,
  cancelled,

  reminder,
  statusNews,
  asked,

  placeOffered,
  placeTaken,
  offerLapsed,

  fall,
  recovery,

  seatClaimed: ofEvent<'response.replied', ParticipantEntity>(['response.replied'], {
    kind: 'status',
    when: hasTaken('SEAT'),
    audience: (about) => participantsAmong(about, [about.activity.response.id]),
    file: invitations,
    message: ({ event }) => {
      const standingOf = ownStandings(event);
      return (reader, surroundings) => seatIsYours({ event, own: standingOf(reader) }, surroundings);
    },
  }),

  seatsTaken: ofEvent(['event.seatsClosed'], {
    kind: 'status',
    audience: (about) => participantsAmong(about, about.activity.responses),
    message:
      ({ event }) =>
      (_, surroundings) =>
        seatIsGone({ event }, surroundings),
  }),

  dateFound: ofEvent(['poll.scheduled'], {
    kind: 'status',
    ofNewResponses: true,
    audience: participants,
    file: firstInvitations,
    message: ({ event }) => {
      const standingOf = ownStandings(event);
      return (reader, surroundings) => dateFound({ event, own: standingOf(reader) }, surroundings);
    },
  }),

  // an organiser who picked it knows
  dateFoundForOrganiser: ofEvent(['poll.scheduled'], {
    kind: 'quorum',
    when: ({ activity }) => activity.by === 'VOTES',
    audience: (about) => {
      const readers = participants(about);
      const addresses = new Set(readers.flatMap(({ email }) => email?.toLowerCase() ?? []));
      const uids = new Set(readers.map(({ uid }) => uid));
      return organisers(about).filter(({ uid, email }) =>
        email === null ? !uids.has(uid) : !addresses.has(email.toLowerCase()),
      );
    },
    message:
      ({ event }) =>
      (_, surroundings) =>
        dateFound({ event, own: null }, surroundings),
  }),

  pollClosed,
  votingEnded,
  pollCancelled,
  datesMoved,

  regularWelcome,
  regularDate,
  seriesOver,

  announced,
  followDigest,
};
