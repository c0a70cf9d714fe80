import { nextOccurrence } from '@quorum/domain/event/recurrence';
import { PAST_DATES_SHOWN, PLANNED_DATES_SHOWN } from '@quorum/domain/series/regular';
import { DomainError } from '@quorum/domain/errors';
import { DateTime } from 'luxon';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { ListedEvent } from '../../persistence/repositories/ListedEvent.ts';
import type { RegularEntity } from '../../persistence/entities/series/RegularEntity.ts';
import { RegularRepository } from '../../persistence/repositories/series/RegularRepository.ts';
import { SeriesPageRepository } from '../../persistence/repositories/series/SeriesPageRepository.ts';
import type { Context } from '../Context.ts';
import { scheduleOf } from '../events/schedule.ts';
import { wishOf } from '../wishOf.ts';
import { findSeries, hasEnded, type LedSeries } from './requireSeries.ts';

export interface SeriesPage extends LedSeries {
  isOver: boolean;
  /** Null where none is made yet, or the series is over. */
  next: ListedEvent | null;
  upcoming: EventEntity[];
  /** When those take place that come after: they are made one by one. */
  planned: DateTime[];
  /** The last first. */
  past: EventEntity[];
  regulars: RegularEntity[];
  /** Of the actor; null where they have none. */
  ownRegular: RegularEntity | null;
}

/** The series of that hash with its dates and its regulars. Null where there is none for the actor. */
export async function getSeriesPage(context: Context, seriesHash: string): Promise<SeriesPage | null> {
  const led = await findSeries(context, seriesHash);
  if (!led) return null;
  const { em, clock, lists } = context;
  const { id } = led.series;
  const now = clock.now();
  const pages = new SeriesPageRepository(em);
  const upcoming = await pages.listUpcoming(id, led.lead, now);
  const [first] = upcoming;
  return {
    ...led,
    isOver: hasEnded(led),
    next: first ? await lists.one(first.urlHash, { ...wishOf(context), withTimes: true }) : null,
    upcoming,
    planned: await plannedAfter(context, led, upcoming),
    past: await pages.listPast(id, led.lead, { now, limit: PAST_DATES_SHOWN }),
    regulars: await new RegularRepository(em).listOf(id),
    ownRegular: await findOwn(context, id),
  };
}

/** The same. @throws DomainError `NOT_FOUND` */
export async function requireSeriesPage(context: Context, seriesHash: string): Promise<SeriesPage> {
  const page = await getSeriesPage(context, seriesHash);
  if (!page) throw new DomainError('NOT_FOUND', 'series.unknown');
  return page;
}

const findOwn = async ({ actor, em, tokens }: Context, seriesId: number): Promise<RegularEntity | null> => {
  const regulars = new RegularRepository(em);
  if (actor.uid !== null) return regulars.findOwn(seriesId, { uid: actor.uid });
  if (actor.visitorToken === null) return null;
  return regulars.findOwn(seriesId, { uid: null, visitorDigest: tokens.digest(actor.visitorToken) });
};

async function plannedAfter(
  { events, clock }: Context,
  led: LedSeries,
  upcoming: readonly EventEntity[],
): Promise<DateTime[]> {
  const schedule = scheduleOf(led.lead);
  if (!schedule || hasEnded(led)) return [];
  const skipped = await events.skippedDaysOf(led.lead);
  const made = new Set(upcoming.flatMap(({ occurrenceDay }) => occurrenceDay ?? []));
  const planned: DateTime[] = [];
  let after: DateTime = DateTime.max(clock.now(), led.lead.date);
  while (planned.length < PLANNED_DATES_SHOWN) {
    const next = nextOccurrence(schedule, after, skipped);
    if (!made.has(next.day)) planned.push(next.date);
    after = next.date;
  }
  return planned;
}
