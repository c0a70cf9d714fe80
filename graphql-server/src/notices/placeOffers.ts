import { seatsOf } from '@quorum/domain/decision/party';
import { statusOf } from '@quorum/domain/decision/status';
import type { DateTime } from 'luxon';
import type { OfferEnd } from '../activity/Activity.ts';
import { offerEnded as endedMessage, placeOffered as offeredMessage } from './messages/placeOffer.ts';
import { statusNews as statusMessage } from './messages/statusNews.ts';
import type { ParticipantEntity } from '../persistence/entities/EventEntity.ts';
import { AskRepository } from '../persistence/repositories/AskRepository.ts';
import { askDigest } from '../use-cases/asking/askSecrets.ts';
import { answerUrl } from './answerUrl.ts';
import { notTooOften, participantsAmong } from './audiences.ts';
import { invitations } from './invitations.ts';
import { ofEvent, type AboutEvent, type EventNews, type Reader } from './Notice.ts';
import { ownStandings } from './readers.ts';
import { hasTaken } from './statusNews.ts';

// What those on the waitlist are told about places that are offered to them.

const isOpen = ({ event, transaction }: EventNews): boolean =>
  event.status !== 'CALLED_OFF' && event.date > transaction.clock.now();

interface OfferedReader extends Reader {
  seats: number;
  party: number;
  until: DateTime;
  token: string;
}

/** Those to whom it is offered still, each with the secret of a link that answers. */
async function offeredTo(about: AboutEvent<'event.placesOffered'>): Promise<OfferedReader[]> {
  const { transaction, event, activity } = about;
  const { em, tokens } = transaction;
  const people = participantsAmong(
    about,
    activity.asks.map(({ response }) => response),
  );
  const within = await notTooOften(transaction, people, { limit: 'placesOffered', urlHash: event.urlHash });
  const asks = await new AskRepository(em).listByIds(activity.asks.map(({ ask }) => ask));
  return within.flatMap((response) => {
    const ask = asks.find(({ participant, reply }) => participant.id === response.id && reply == null);
    const { id, uid, email, isEmailConfirmed, language, offeredSeats: seats, offeredUntil: until } = response;
    if (!ask || seats == null || until == null) return [];
    const token = tokens.secret();
    em.assign(ask, { tokenDigest: askDigest(tokens, token) });
    return { id, uid, email, isEmailConfirmed, language, seats, party: seatsOf(response), until, token };
  });
}

export const placeOffered = ofEvent(['event.placesOffered'], {
  kind: 'asked',
  when: isOpen,
  audience: offeredTo,
  message:
    (about) =>
    ({ token, ...offer }, surroundings) => {
      const { event } = about;
      const url = answerUrl(about, token, surroundings);
      return offeredMessage({ event, rule: event.waitlistRule, answerUrl: url, ...offer }, surroundings);
    },
});

const endsOf = ({ activity }: AboutEvent<'event.offersEnded'>) =>
  new Map<number, OfferEnd['how']>(activity.ends.map(({ id, how }) => [id, how]));

export const offerLapsed = ofEvent<'event.offersEnded', ParticipantEntity>(['event.offersEnded'], {
  kind: 'status',
  when: isOpen,
  // who was asked again or has a place by now is told that
  audience: (about) =>
    participantsAmong(about, endsOf(about).keys()).filter(
      (response) => statusOf(response) === 'WAITLISTED' && response.offeredSeats == null,
    ),
  message: (about) => {
    const ends = endsOf(about);
    return ({ id }, surroundings) => endedMessage({ event: about.event, how: ends.get(id) ?? 'LAPSED' }, surroundings);
  },
});

export const placeTaken = ofEvent<'response.replied', ParticipantEntity>(['response.replied'], {
  kind: 'status',
  when: hasTaken('PLACE'),
  audience: (about) => participantsAmong(about, [about.activity.response.id]),
  file: invitations,
  message: ({ event }) => {
    const standingOf = ownStandings(event);
    return (reader, surroundings) => statusMessage({ event, news: 'TAKEN', own: standingOf(reader) }, surroundings);
  },
});
