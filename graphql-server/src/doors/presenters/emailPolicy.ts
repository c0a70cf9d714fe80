import { canSeeEmail, type Organised } from '@quorum/domain/policies';
import type { Context } from '../../use-cases/Context.ts';
import { ownershipOf, type Provable } from '../../use-cases/answers/ownership.ts';

/** Whether the reader may read a participant's address. */
export const emailPolicyOf =
  (context: Context, responseToken?: string | null) =>
  (participant: Provable, event: Organised): boolean =>
    canSeeEmail(context.actor, ownershipOf(context, participant, responseToken), event);
