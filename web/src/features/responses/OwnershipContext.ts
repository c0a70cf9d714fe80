import type { Actor, OwnedEvent } from '@quorum/domain/policies';
import { createContext } from 'react';

export interface Ownership {
  actor: Actor;
  canEdit: (participantId: string) => boolean;
  canRemove: (participantId: string, event: OwnedEvent) => boolean;
}

export const OwnershipContext = createContext<Ownership | null>(null);
