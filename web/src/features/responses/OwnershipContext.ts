import type { Actor, OwnedEvent } from '@quorum/domain/policies';
import { createContext } from 'react';

export interface Ownership {
  actor: Actor;
  /** Whether it is known by now which responses are one's own; until then none may seem to be. */
  isKnown: boolean;
  /** The private link by which one came has been looked at. */
  settle: () => void;
  canEdit: (participantId: string) => boolean;
  canRemove: (participantId: string, event: OwnedEvent) => boolean;
}

export const OwnershipContext = createContext<Ownership | null>(null);
