import { canEditResponse, canRemoveResponse, type OwnedResponse } from '@quorum/domain/policies';
import { type ReactNode, useMemo } from 'react';
import { useMyResponsesQuery } from '../../generated/graphql.generated.ts';
import { useSession } from '../session/useSession.ts';
import { useHeldResponses } from './heldResponses.ts';
import { type Ownership, OwnershipContext } from './OwnershipContext.ts';
import { isPendingId } from './pendingId.ts';

/** Knows what the one who looks may do with responses, once for all the cards of a page. */
export const OwnershipProvider = ({ children }: { children: ReactNode }) => {
  const { user } = useSession();
  const uid = user?.uid ?? null;
  const isHeld = useHeldResponses();
  const { data } = useMyResponsesQuery({ skip: uid === null, context: { auth: true } });
  const viewer = data?.viewer;

  const ownership = useMemo((): Ownership => {
    const actor = { uid };
    const mine = new Set(viewer?.uid === uid ? viewer.responses.map(({ id }) => id) : []);
    const owned = (id: string): OwnedResponse => ({ uid: mine.has(id) ? uid : null, isHeld: isHeld(id) });
    return {
      actor,
      canEdit: (id) => !isPendingId(id) && canEditResponse(actor, owned(id)),
      canRemove: (id, event) => !isPendingId(id) && canRemoveResponse(actor, owned(id), event),
    };
  }, [uid, viewer, isHeld]);

  return <OwnershipContext value={ownership}>{children}</OwnershipContext>;
};
