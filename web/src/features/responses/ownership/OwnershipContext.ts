import type { Actor, OwnedEvent } from '@quorum/domain/policies';
import { createContext } from 'react';
import type { ResponseFragment } from '../../../generated/graphql.generated.ts';

export interface Ownership {
  actor: Actor;
  /** Whether it is known by now which responses are one's own; until then none may seem to be. */
  isKnown: boolean;
  /** Whether it is one's own event, as far as this browser remembers who one is: for the room that it takes, and no right. */
  seemsOwn: (event: OwnedEvent) => boolean;
  /** The private link by which one came has been looked at. */
  settle: () => void;
  /** One's own response to that event where its organiser has hidden it: no list shows it. */
  hiddenIn: (urlHash: string) => ResponseFragment | undefined;
  canEdit: (participantId: string) => boolean;
  canRemove: (participantId: string, event: OwnedEvent) => boolean;
}

export const OwnershipContext = createContext<Ownership | null>(null);
