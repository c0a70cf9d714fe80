import type { Context } from '../Context.ts';

/**
 * Milliseconds since the epoch at which the passing of time changes the pages that were read in this context; Infinity when
 * it changes none.
 */
export function listsExpireAt({ lists, pollLists }: Pick<Context, 'lists' | 'pollLists'>): number {
  // an event is past after the instant, where a poll ends at it
  return Math.min(lists.nextChange + 1, pollLists.nextChange);
}
