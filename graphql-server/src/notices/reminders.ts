import type { EventEntity, ParticipantEntity } from '../persistence/entities/EventEntity.ts';
import { REMINDED_AHEAD } from '../use-cases/events/remindParticipants.ts';

/** People who respond later than the reminder need none. */
export const isEarly = ({ createdAt }: ParticipantEntity, { date }: EventEntity): boolean =>
  createdAt <= date.minus(REMINDED_AHEAD);
