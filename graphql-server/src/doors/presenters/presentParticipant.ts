import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';

/** Who comes to an event whose guest list is hidden. */
const A_GUEST = { name: 'Guest', comment: '' };

/** A response as both transports show it. No uid, no token: neither is readable anywhere. */
export interface ParticipantView {
  id: number;
  name: string;
  /** Absent for everybody but its owner and the event's creator. */
  email?: string | null;
  likelihood: number;
  comment: string;
  /** Whether the organiser has hidden it; false for everybody who does not see hidden ones. */
  isHidden: boolean;
  /** Whether another response has the same name and address; false for everybody who does not read both addresses. */
  isRepeated: boolean;
}

export type PresentableParticipant = Pick<ParticipantEntity, 'id' | 'name' | 'email' | 'likelihood' | 'comment'> & {
  /** A list brings none that is hidden. */
  isHidden?: boolean;
};

/** A response for its owner or the creator of the event; an address goes with it. */
export const presentParticipant = (
  { id, name, email, likelihood, comment, isHidden = false }: PresentableParticipant,
  showsEmail: boolean,
): ParticipantView => ({ id, name, ...(showsEmail && { email }), likelihood, comment, isHidden, isRepeated: false });

/** A response of an event whose guest list is hidden, for others: that somebody comes, and how likely. */
export const presentGuest = ({ id, likelihood }: PresentableParticipant): ParticipantView => ({
  id,
  likelihood,
  ...A_GUEST,
  isHidden: false,
  isRepeated: false,
});
