import type { Context } from '../Context.ts';

/**
 * Whether the series that this event is the first of has a date that is not past, so that none must be made. That it
 * has one, and nothing else of it, is told about private dates too: a series that recurs goes on.
 */
export async function hasNextDate({ events, clock }: Context, urlHash: string): Promise<boolean> {
  const root = await events.findVisible(urlHash);
  return root !== null && (await events.findGoingOn([root], clock.now())).has(root.id);
}
