import { canSeeEmail } from '@quorum/domain/policies';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Context } from '../../use-cases/Context.ts';
import { ownershipOf } from '../../use-cases/responses/ownership.ts';

/** Whether the one who asks may read a participant's address. */
export const emailPolicyOf =
  (context: Context, responseToken?: string | null) =>
  (participant: ParticipantEntity, event: ShownEvent): boolean =>
    canSeeEmail(context.actor, ownershipOf(context, participant, responseToken), event);
