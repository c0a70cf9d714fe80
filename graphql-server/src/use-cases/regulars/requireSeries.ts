import { URL_HASH } from '@quorum/domain/event/constants';
import { DomainError } from '@quorum/domain/errors';
import { isSeriesRoot } from '@quorum/domain/event/recurrence';
import { canSeeEvent } from '@quorum/domain/policies';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { SeriesEntity } from '../../persistence/entities/series/RegularEntity.ts';
import { SeriesPageRepository } from '../../persistence/repositories/series/SeriesPageRepository.ts';
import type { Context } from '../Context.ts';

/** A series, and the event that leads it. */
export interface LedSeries {
  series: SeriesEntity;
  /** From which it is counted; of one that has ended, the last. */
  lead: EventEntity;
}

export const hasEnded = ({ lead }: LedSeries): boolean => !isSeriesRoot(lead);

/** The series of that hash: knowing it is the permission. Null where there is none for the actor, or nothing of it is left. */
export async function findSeries({ actor, em }: Context, seriesHash: string): Promise<LedSeries | null> {
  if (!URL_HASH.test(seriesHash)) return null;
  const pages = new SeriesPageRepository(em);
  const series = await pages.find(seriesHash);
  const lead = series && (await pages.leadOf(series.id));
  return lead && canSeeEvent(actor, lead) ? { series, lead } : null;
}

/** The same. @throws DomainError `NOT_FOUND` */
export async function requireSeries(context: Context, seriesHash: string): Promise<LedSeries> {
  const found = await findSeries(context, seriesHash);
  if (!found) throw new DomainError('NOT_FOUND', 'series.unknown');
  return found;
}
