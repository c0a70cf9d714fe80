import type { FoundPlace } from '../../gateways/weather/WeatherProvider.ts';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { PlaceEntity } from '../../persistence/entities/PlaceEntity.ts';
import { WeatherRepository } from '../../persistence/repositories/WeatherRepository.ts';
import type { Context } from '../Context.ts';

/** A place that was not found is looked up again after a day: the geocoder may have learnt of it. */
const NOT_FOUND_HOURS = 24;

const foundIn = ({ latitude, longitude, name }: Pick<PlaceEntity, 'latitude' | 'longitude' | 'name'>) =>
  latitude === null || longitude === null || name === null ? null : { latitude, longitude, name };

/**
 * Where an event takes place, null where that is nowhere or nobody knows. A location is looked up once for all its
 * events.
 * @throws WeatherUnavailable
 */
export async function placeOf({ em, clock, weather }: Context, event: EventEntity): Promise<FoundPlace | null> {
  const { location: query, timezone } = event;
  const places = new WeatherRepository(em.fork());
  const known = await places.findPlace(query, timezone);
  const found = known && foundIn(known);
  if (found || (known && known.lookedUpAt > clock.now().minus({ hours: NOT_FOUND_HOURS }))) return found;
  const place = await weather.geocode(event);
  const { latitude, longitude, name } = place ?? { latitude: null, longitude: null, name: null };
  await places.keepPlace({ query, timezone, latitude, longitude, name, lookedUpAt: clock.now() });
  return place;
}
