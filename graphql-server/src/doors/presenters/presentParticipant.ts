import { isoOf } from '@quorum/domain/isoOf';
import { checkInCodeOf } from '@quorum/domain/organising/checkIn';
import type { Offer } from '@quorum/domain/decision/offers';
import type { Answer } from '@quorum/domain/response/answers';
import type { PaymentState } from '@quorum/domain/response/payment';
import { statusOf, type ResponseStatus } from '@quorum/domain/decision/status';
import type { DateTime } from 'luxon';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { offerOf } from '../../use-cases/responses/offering.ts';

/** Who comes to an event, or votes in a poll, whose guest list is hidden. */
export const A_GUEST = { name: 'Guest', comment: '' };

/** Places that are held while somebody on the waitlist is asked. */
export interface OfferView {
  seats: number;
  until: string;
  /** There are fewer than the party needs, which is asked whether fewer come. */
  isForFewer: boolean;
}

/** A response as both transports show it. No uid, no token: neither is readable anywhere. */
export interface ParticipantView {
  id: number;
  name: string;
  /** Absent for everybody but its owner and the event's creator. */
  email?: string | null;
  /** In E.164, and whether it is known to be theirs; null where there is none, and absent as `email`, and where it was not read. */
  phone?: string | null;
  isPhoneConfirmed?: boolean | null;
  /** To the questions of the organiser, and what is said of the payment: absent as `email`. */
  answers?: Answer[];
  payment?: PaymentState | null;
  /** Whether the person came, for organisers; and by what they are checked in. Absent as `email`, and where it was not read. */
  attended?: boolean | null;
  checkInCode?: string | null;
  likelihood: number;
  guests: number;
  minParticipants: number | null;
  isStandby: boolean;
  status: ResponseStatus;
  /** From 1; null for somebody who does not wait. */
  waitlistPosition: number | null;
  /** Null while nothing is offered. */
  offer: OfferView | null;
  comment: string;
  /** Of the standing response that gave it: null for a guest too, and left out on lists. */
  regularId?: number | null;
  /** Whether the organiser has hidden it; false for everybody who does not see hidden ones. */
  isHidden: boolean;
  /** Whether another response has the same name and address; false for everybody who does not read both addresses. */
  isRepeated: boolean;
  /** When it was given, and last changed by the person: null for a guest, and absent on lists. */
  createdAt?: string | null;
  updatedAt?: string | null;
}

export type PresentableParticipant = Pick<
  ParticipantEntity,
  'id' | 'name' | 'email' | 'likelihood' | 'guests' | 'minParticipants' | 'isStandby' | 'holdsPlace' | 'comment'
> & {
  /** Null where a list was not asked for it. */
  answers: Answer[] | null;
  payment?: PaymentState | null | undefined;
  /** In milliseconds where a list brings it. */
  definiteAt: DateTime | number | null;
  /** As lists bring it, with the moment in milliseconds; else the columns of the entity. */
  offer?: Offer | null;
  offeredSeats?: number | null | undefined;
  offeredUntil?: DateTime | null | undefined;
  isOfferedToFewer?: boolean;
  isUnconfirmed?: boolean;
  /** A list brings none that is hidden. */
  isHidden?: boolean;
  regularId?: number | null;
  regular?: { id: number } | null | undefined;
  createdAt?: DateTime | string | null;
  updatedAt?: DateTime | string | null;
  /** Of a response that was just given. */
  phone?: string | null;
  isPhoneConfirmed?: boolean | null;
  checkIn?: string | null;
};

const presentOffer = (participant: PresentableParticipant): OfferView | null => {
  const { offeredSeats = null, offeredUntil = null, isOfferedToFewer = false } = participant;
  const offer = participant.offer ?? offerOf({ offeredSeats, offeredUntil, isOfferedToFewer });
  if (offer === null) return null;
  const { seats, until, isForFewer } = offer;
  return { seats, until: new Date(until).toISOString(), isForFewer };
};

/** A response for its owner or an organiser of the event; an address goes with it. */
export const presentParticipant = (
  participant: PresentableParticipant,
  showsEmail: boolean,
  waitlistPosition: number | null,
): ParticipantView => {
  const { id, name, email, likelihood, guests, minParticipants, isStandby, comment, isHidden = false } = participant;
  const { createdAt, updatedAt, phone, isPhoneConfirmed, checkIn } = participant;
  return {
    id,
    name,
    ...(showsEmail && { email }),
    ...(showsEmail && phone !== undefined && { phone, isPhoneConfirmed: isPhoneConfirmed ?? null }),
    // of a response that was just given: nobody has said whether they came
    ...(showsEmail && checkIn !== undefined && { attended: null, checkInCode: checkInCodeOf(checkIn) }),
    ...(showsEmail && { answers: participant.answers ?? [], payment: participant.payment ?? null }),
    likelihood,
    guests,
    minParticipants,
    isStandby,
    status: statusOf(participant),
    waitlistPosition,
    offer: presentOffer(participant),
    comment,
    isHidden,
    isRepeated: false,
    ...(createdAt && { regularId: participant.regularId ?? participant.regular?.id ?? null }),
    ...(createdAt && updatedAt && { createdAt: isoOf(createdAt), updatedAt: isoOf(updatedAt) }),
  };
};

/** A response of an event whose guest list is hidden, for others: that somebody comes, and how likely. */
export const presentGuest = (
  participant: PresentableParticipant,
  waitlistPosition: number | null,
): ParticipantView => ({
  ...presentParticipant(participant, false, waitlistPosition),
  ...A_GUEST,
  isHidden: false,
  // by which one knew who comes each time
  regularId: null,
  // by which a vote of the same moment would be known to be theirs
  createdAt: null,
  updatedAt: null,
});
