import type { OwnedEvent } from '@quorum/domain/policies';
import type { Ownership } from '../responses/ownership/OwnershipContext.ts';

/**
 * Whose event an element shows, and whether it is one's own: then it has room for what its organiser sees. The start script
 * sets the same before the page is painted (`start/main.ts`).
 */
export const ownMarks = (event: OwnedEvent, { seemsOwn }: Pick<Ownership, 'seemsOwn'>) => ({
  'data-creator': event.creatorId,
  'data-own': seemsOwn(event) ? 'yes' : undefined,
});
