import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';

/** A response as both transports show it. No uid, no token: neither is readable anywhere. */
export interface ParticipantView {
  id: number;
  name: string;
  /** Absent for everybody but its owner and the event's creator. */
  email?: string | null;
  likelihood: number;
  comment: string;
}

export type PresentableParticipant = Pick<ParticipantEntity, 'id' | 'name' | 'email' | 'likelihood' | 'comment'>;

export const presentParticipant = (
  { id, name, email, likelihood, comment }: PresentableParticipant,
  showsEmail: boolean,
): ParticipantView => ({ id, name, ...(showsEmail && { email }), likelihood, comment });
