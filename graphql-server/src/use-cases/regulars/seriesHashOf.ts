import { canReachSeries, type DateOfSeries } from '@quorum/domain/policies';
import type { Context } from '../Context.ts';

/** The address of the series that an event is a date of, where that leads the actor there; null otherwise. */
export async function seriesHashOf(
  { actor, lists }: Context,
  event: DateOfSeries & { id: number },
): Promise<string | null> {
  const address = await lists.series.addressOf(event.id);
  return address && canReachSeries(actor, event, address.lead) ? address.seriesHash : null;
}
