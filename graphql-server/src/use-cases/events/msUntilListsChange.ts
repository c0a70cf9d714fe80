import type { Context } from '../Context.ts';

/** Milliseconds until the passing of time changes the pages that were read in this context; Infinity when it changes none. */
export function msUntilListsChange({ lists, clock }: Pick<Context, 'lists' | 'clock'>): number {
  // past is after the instant, not at it
  return lists.nextChange - clock.millis() + 1;
}
