import { defineEntity, p } from '@mikro-orm/core';
import type { WeatherIcon } from '@quorum/domain/event/weather';
import type { DateTime } from 'luxon';
import { EventEntity } from './EventEntity.ts';
import { InstantType } from './InstantType.ts';

const schema = defineEntity({
  name: 'EventWeatherEntity',
  tableName: 'event_weather',
  properties: {
    event: () => p.oneToOne(EventEntity).primary().updateRule('cascade').deleteRule('cascade'),
    /** Null, with all that follows, where nothing is known: it was looked up, and shows nothing. */
    icon: p.text().$type<WeatherIcon>().strictNullable(),
    /** In degrees Fahrenheit. */
    temperature: p.double().$type<number>().strictNullable(),
    description: p.text().strictNullable(),
    /** Probability in percent; the provider may not say it. */
    precipitation: p.double().$type<number>().strictNullable(),
    resolvedLocation: p.text().strictNullable(),
    /** The start of the event that it was looked up for. */
    forInstant: p.type(InstantType).$type<DateTime, string>(),
    fetchedAt: p.type(InstantType).$type<DateTime, string>(),
  },
});

/** The forecast for an event's own hour, as of `fetchedAt`. */
export class EventWeatherEntity extends schema.class {}
schema.setClass(EventWeatherEntity);
