import { DomainError } from '@quorum/domain/errors';
import type { FollowDraft, FollowKind } from '@quorum/domain/follow/follow';
import { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { EventTypeEntity } from '../../persistence/entities/EventTypeEntity.ts';
import type { FollowEntity } from '../../persistence/entities/follow/FollowEntity.ts';
import { rowId } from '../../persistence/repositories/rowId.ts';
import { seriesIdOf } from '../../persistence/repositories/SeriesRepository.ts';
import { WeatherRepository } from '../../persistence/repositories/WeatherRepository.ts';
import type { Context } from '../Context.ts';

/** What is followed, as it is stored. */
interface Target {
  target: string;
  name: string;
  /** Null where that is everywhere. */
  timezone: string | null;
}

/** What is on lists can be followed. */
const LISTED = { isPrivate: false, isHidden: false } as const;

const organiserOf = async ({ em }: Context, uid: string): Promise<Target> => {
  const event = await em.findOne(EventEntity, { creatorId: uid, ...LISTED }, { orderBy: { date: 'desc' } });
  if (!event) throw new DomainError('NOT_FOUND', 'follow.nobody');
  return { target: uid, name: event.creatorName, timezone: event.timezone };
};

const seriesOf = async ({ em }: Context, id: string): Promise<Target> => {
  const event = await em.findOne(EventEntity, { id: rowId(id) ?? 0, ...LISTED });
  const isOfSeries = event && (event.isRecurring || event.seriesId !== null || event.parentEventId !== null);
  if (!isOfSeries) throw new DomainError('NOT_FOUND', 'series.unknown');
  return { target: String(seriesIdOf(event)), name: event.title, timezone: event.timezone };
};

const typeOf = async ({ em }: Context, id: string): Promise<Target> => {
  const type = await em.findOne(EventTypeEntity, { id: rowId(id) ?? 0 });
  if (!type) throw new DomainError('NOT_FOUND', 'eventType.unknown');
  return { target: String(type.id), name: type.name, timezone: null };
};

const FINDERS: Record<FollowKind, (context: Context, id: string) => Promise<Target>> = {
  ORGANISER: organiserOf,
  SERIES: seriesOf,
  TYPE: typeOf,
};

/** What somebody wants to follow. @throws DomainError `NOT_FOUND` for what is not there, or on no list */
export const targetOf = (context: Context, { kind, id }: Pick<FollowDraft, 'kind' | 'id'>): Promise<Target> =>
  FINDERS[kind](context, id);

type Where = Pick<FollowEntity, 'latitude' | 'longitude' | 'placeName' | 'radiusKm'>;

const EVERYWHERE: Where = { latitude: null, longitude: null, placeName: null, radiusKm: null };

/**
 * The surroundings of an event that are meant, by the place where its weather is looked up.
 * @throws DomainError `NOT_FOUND` for an event that is not there, `CONFLICT` where nobody knows where it is
 */
export async function nearOf({ events, em }: Context, near: FollowDraft['near']): Promise<Where> {
  if (!near) return EVERYWHERE;
  const { location, timezone } = await events.requireVisible(near.urlHash);
  const place = await new WeatherRepository(em).findPlace(location, timezone);
  if (place?.latitude == null || place.longitude === null || place.name === null)
    throw new DomainError('CONFLICT', 'follow.noPlace', { fields: ['near'] });
  return { latitude: place.latitude, longitude: place.longitude, placeName: place.name, radiusKm: near.km };
}
