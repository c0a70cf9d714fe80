import { LockMode } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { EventEntity, EventWeatherEntity } from '../entities/EventEntity.ts';
import { PlaceEntity } from '../entities/PlaceEntity.ts';
import type { EntityManager } from '../orm.ts';

interface Due {
  /** Events that start between these two have a forecast. */
  from: DateTime;
  until: DateTime;
  /** A forecast from before is looked up again. */
  staleBefore: DateTime;
  /** The same for events that start before `soon`. */
  soon: DateTime;
  staleSoonBefore: DateTime;
  limit: number;
}

type Columns<Entity, Name extends keyof Entity> = { [Key in Name]: Entity[Key] };

export type KnownPlace = Columns<PlaceEntity, 'query' | 'timezone' | 'latitude' | 'longitude' | 'name' | 'lookedUpAt'>;

export type KnownWeather = Columns<
  EventWeatherEntity,
  'icon' | 'temperature' | 'description' | 'precipitation' | 'resolvedLocation' | 'fetchedAt'
>;

/** Keeps what is known of places, and of the weather that events will have. */
export class WeatherRepository {
  constructor(private readonly em: EntityManager) {}

  /** What the weather of an event will be, as far as it is known. */
  of(event: EventEntity): Promise<EventWeatherEntity | null> {
    return this.em.findOne(EventWeatherEntity, { event });
  }

  /** Events whose weather must be looked up: those of which nothing is known first, then the longest ago. */
  listDue({ from, until, staleBefore, soon, staleSoonBefore, limit }: Due): Promise<EventEntity[]> {
    const isDue = [
      { weather: null },
      { weather: { fetchedAt: { $lt: staleBefore } } },
      { date: { $lt: soon }, weather: { fetchedAt: { $lt: staleSoonBefore } } },
    ];
    return this.em.find(
      EventEntity,
      { date: { $gt: from, $lt: until }, $or: isDue },
      { orderBy: [{ weather: { fetchedAt: 'asc nulls first' } }, { date: 'asc' }], limit },
    );
  }

  findPlace(query: string, timezone: string): Promise<PlaceEntity | null> {
    return this.em.findOne(PlaceEntity, { query, timezone });
  }

  async keepPlace(place: KnownPlace): Promise<void> {
    await this.em.upsert(PlaceEntity, place);
  }

  /**
   * Unless the event has been deleted or takes place elsewhere or at another time by now. To be called in a transaction with
   * a unit of work that does not know the event.
   */
  async keepWeather({ id, date, location, timezone }: EventEntity, weather: KnownWeather): Promise<void> {
    const same = await this.em.findOne(
      EventEntity,
      { id, date, location, timezone },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (same) await this.em.upsert(EventWeatherEntity, { event: id, forInstant: date, ...weather });
  }

  async deleteOf(event: EventEntity): Promise<void> {
    await this.em.nativeDelete(EventWeatherEntity, { event });
  }

  /** Deletes the weather of events that are past, and what is too old to show. Returns how much. */
  async deleteStale(pastBefore: DateTime, fetchedBefore: DateTime): Promise<number> {
    const isStale = [{ fetchedAt: { $lt: fetchedBefore } }, { event: { pastAfter: { $lt: pastBefore } } }];
    return this.em.nativeDelete(EventWeatherEntity, { $or: isStale });
  }

  /** Deletes coordinates of places that were not looked up in a long time. */
  async deletePlaces(lookedUpBefore: DateTime): Promise<void> {
    await this.em.nativeDelete(PlaceEntity, { lookedUpAt: { $lt: lookedUpBefore } });
  }
}
