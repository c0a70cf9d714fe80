import { attendanceOf, listedAttendees, LISTED_DATES_MAX, type Attendee } from '@quorum/domain/series/attendance';
import { canManageEvent, readsAsOrganiser } from '@quorum/domain/policies';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { SeriesGuests, type KnownGuest } from '../../persistence/repositories/series/SeriesGuests.ts';
import { SeriesPageRepository } from '../../persistence/repositories/series/SeriesPageRepository.ts';
import { seriesIdOf, SeriesRepository } from '../../persistence/repositories/SeriesRepository.ts';
import type { Context } from '../Context.ts';
import { permit, requireSignedIn } from '../permit.ts';
import { findSeries, requireSeries, type LedSeries } from '../regulars/requireSeries.ts';
import { requireManaged } from './requireManaged.ts';

/** Who came to the dates of a series, oldest first. */
export interface SeriesAttendance {
  dates: EventEntity[];
  people: Attendee<KnownGuest>[];
}

/**
 * Of the dates that the actor organises: somebody who began to organise the series later reads what came since. Regulars are of those
 * who organise the date that leads the series: not of somebody who handed it over, nor of one who has another date alone.
 */
async function read(
  { actor, em, clock }: Context,
  seriesId: number,
  lead: EventEntity | null,
): Promise<SeriesAttendance> {
  requireSignedIn(actor);
  const dates = await new SeriesRepository(em).listDatesOf(actor.uid, seriesId);
  const guests = await new SeriesGuests(em).list(dates, lead && canManageEvent(actor, lead) ? seriesId : null);
  return { dates, people: attendanceOf(guests, dates, clock.now()) };
}

/**
 * Who came when: the dates of the series of an event that the organiser manages, and everybody who responded to one of them and was
 * not hidden, or is in every time, as far as the organiser manages the series.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`
 */
export async function getSeriesAttendance(context: Context, urlHash: string): Promise<SeriesAttendance> {
  const seriesId = seriesIdOf(await requireManaged(context, urlHash, 'event.notYoursToList'));
  const { dates, people } = await read(context, seriesId, await new SeriesPageRepository(context.em).leadOf(seriesId));
  return { dates, people: people.toSorted((one, other) => one.name.localeCompare(other.name)) };
}

async function readListed(context: Context, { series, lead }: LedSeries): Promise<SeriesAttendance> {
  const { dates, people } = await read(context, series.id, lead);
  return { dates: dates.slice(-LISTED_DATES_MAX), people: listedAttendees(people, dates, context.clock.now()) };
}

/** Who came how often to the series of that hash, with its latest dates, for its organisers; null for others. */
export async function attendanceOfSeries(context: Context, seriesHash: string): Promise<SeriesAttendance | null> {
  const led = await findSeries(context, seriesHash);
  return led && readsAsOrganiser(context.actor, led.lead) ? readListed(context, led) : null;
}

/**
 * The same.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN` for all but its organisers, `NOT_FOUND`
 */
export async function requireAttendanceOfSeries(context: Context, seriesHash: string): Promise<SeriesAttendance> {
  requireSignedIn(context.actor);
  const led = await requireSeries(context, seriesHash);
  permit(canManageEvent(context.actor, led.lead), 'series.attendanceNotYours');
  return readListed(context, led);
}
