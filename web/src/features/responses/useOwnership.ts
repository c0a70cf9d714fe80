import {
  type Actor,
  canEditResponse,
  canRemoveResponse,
  type OwnedEvent,
  type OwnedResponse,
} from '@quorum/domain/policies';
import { useMyResponsesQuery } from '../../generated/graphql.generated.ts';
import { useSession } from '../session/useSession.ts';
import { useHeldResponses } from './heldResponses.ts';
import { isPendingId } from './pendingId.ts';

export interface Ownership {
  actor: Actor;
  canEdit: (participantId: string) => boolean;
  canRemove: (participantId: string, event: OwnedEvent) => boolean;
}

/** What the one who looks may do with responses: by account, or by the tokens that this browser holds. */
export const useOwnership = (): Ownership => {
  const { user } = useSession();
  const uid = user?.uid ?? null;
  const isHeld = useHeldResponses();
  const { data } = useMyResponsesQuery({ skip: uid === null, context: { auth: true } });
  const viewer = data?.viewer;
  const mine = new Set(viewer?.uid === uid ? viewer.responses.map(({ id }) => id) : []);

  const actor = { uid };
  const owned = (id: string): OwnedResponse => ({ uid: mine.has(id) ? uid : null, isHeld: isHeld(id) });
  return {
    actor,
    canEdit: (id) => !isPendingId(id) && canEditResponse(actor, owned(id)),
    canRemove: (id, event) => !isPendingId(id) && canRemoveResponse(actor, owned(id), event),
  };
};
