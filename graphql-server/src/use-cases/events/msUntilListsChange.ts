import type { Context } from '../Context.ts';

/** Milliseconds until the passing of time moves a public event from upcoming to past; Infinity when none is upcoming. */
export async function msUntilListsChange({ events, clock }: Context): Promise<number> {
  const now = clock.now();
  const next = await events.nextToBePast(now);
  // past is after the instant, not at it
  return next ? next.pastAfter.diff(now).toMillis() + 1 : Infinity;
}
