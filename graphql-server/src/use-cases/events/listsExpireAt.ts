import type { Context } from '../Context.ts';

/**
 * Milliseconds since the epoch at which the passing of time changes the pages that were read in this context; Infinity when
 * it changes none.
 */
export function listsExpireAt({ lists }: Pick<Context, 'lists'>): number {
  // past is after the instant, not at it
  return lists.nextChange + 1;
}
