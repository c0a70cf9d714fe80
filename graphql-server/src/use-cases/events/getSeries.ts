import { canReachEvent } from '@quorum/domain/policies';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { SeriesRepository } from '../../persistence/repositories/SeriesRepository.ts';
import type { Context } from '../Context.ts';

export interface Series {
  previous: EventEntity | null;
  next: EventEntity | null;
}

/**
 * The neighbours of an event among those of its series that its organiser has, null for an event that is alone or does
 * not exist. A private one is a neighbour for its creator and for those who know a private event of the series: a public
 * page leads to none.
 */
export async function getSeries({ actor, em, events }: Context, urlHash: string): Promise<Series | null> {
  const event = await events.findVisible(urlHash);
  if (!event) return null;
  const series = new SeriesRepository(em);
  // who organises a neighbour with its creator is only known once it is read
  const neighbour = { creatorId: event.creatorId, coOrganisers: [], isPrivate: false };
  const asked = {
    withPrivate: canReachEvent(actor, event, { ...neighbour, isPrivate: true }),
    withHidden: canReachEvent(actor, event, { ...neighbour, isHidden: true }),
  };
  const previous = await series.findBefore(event, asked);
  const next = await series.findAfter(event, asked);
  return previous || next ? { previous, next } : null;
}

/**
 * Whether the series that this event is the first of has a date that is not past, so that none must be made. That it
 * has one, and nothing else of it, is told about private dates too: a series that recurs goes on.
 */
export async function hasNextDate({ events, clock }: Context, urlHash: string): Promise<boolean> {
  const root = await events.findVisible(urlHash);
  return root !== null && (await events.findGoingOn([root], clock.now())).has(root.id);
}
