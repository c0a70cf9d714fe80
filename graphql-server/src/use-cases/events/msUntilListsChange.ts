import type { Context } from '../Context.ts';

/** Milliseconds until the passing of time moves a public event from upcoming to past; Infinity when none is upcoming. */
export async function msUntilListsChange({ lists, clock }: Context): Promise<number> {
  const now = clock.now();
  const next = await lists.nextToBePast(now);
  // past is after the instant, not at it
  return next ? next.getTime() - now.toMillis() + 1 : Infinity;
}
