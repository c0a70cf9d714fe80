import { canManageEvent, canSeeEvent } from '@quorum/domain/policies';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { SeriesRepository } from '../../persistence/repositories/SeriesRepository.ts';
import type { Context } from '../Context.ts';

export interface Series {
  previous: EventEntity | null;
  next: EventEntity | null;
}

/**
 * The neighbours of an event in its series, null for an event that is alone or does not exist. A private one is a
 * neighbour for its creator and for those who know a private event of the series: a public page leads to none.
 */
export async function getSeries({ actor, em, events }: Context, urlHash: string): Promise<Series | null> {
  const event = await events.find(urlHash);
  if (!event) return null;
  const series = new SeriesRepository(em);
  const withPrivate = event.isPrivate || canManageEvent(actor, event);
  const asked = { withPrivate, withHidden: canSeeEvent(actor, { creatorId: event.creatorId, isHidden: true }) };
  const previous = await series.findBefore(event, asked);
  const next = await series.findAfter(event, asked);
  return previous || next ? { previous, next } : null;
}
