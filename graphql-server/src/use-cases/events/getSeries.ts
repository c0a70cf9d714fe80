import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { Context } from '../Context.ts';

export interface Series {
  previous: EventEntity | null;
  next: EventEntity | null;
}

/** The neighbours of an event in its series, null for an event that is alone or does not exist. */
export async function getSeries({ events }: Context, urlHash: string): Promise<Series | null> {
  const event = await events.find(urlHash);
  if (!event) return null;
  const root = await events.findRootOf(event);
  if (!root) return null;
  const series = [root, ...(await events.listOccurrences(root))];
  if (series.length === 1) return null;
  series.sort((one, other) => one.date.toMillis() - other.date.toMillis());
  const place = series.findIndex(({ id }) => id === event.id);
  return { previous: series[place - 1] ?? null, next: series[place + 1] ?? null };
}
