import { use } from 'react';
import { type Ownership, OwnershipContext } from './OwnershipContext.ts';

/** What the one who looks may do with responses: by account, or by the tokens that this browser holds. */
export const useOwnership = (): Ownership => {
  const ownership = use(OwnershipContext);
  if (!ownership) throw new Error('useOwnership needs an OwnershipProvider above it');
  return ownership;
};
