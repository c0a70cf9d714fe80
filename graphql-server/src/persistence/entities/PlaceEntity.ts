import { defineEntity, p } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { InstantType } from './InstantType.ts';

const schema = defineEntity({
  name: 'PlaceEntity',
  tableName: 'place',
  properties: {
    /** The location of events, as their organisers say it. */
    query: p.text().primary(),
    /** Their zone: there is a Cambridge in each of two. */
    timezone: p.text().primary(),
    latitude: p.double().$type<number>().strictNullable(),
    longitude: p.double().$type<number>().strictNullable(),
    name: p.text().strictNullable(),
    lookedUpAt: p.type(InstantType).$type<DateTime, string>(),
  },
  checks: [
    {
      name: 'place_is_found_or_not',
      expression: '(latitude is null) = (longitude is null) and (latitude is null) = (name is null)',
    },
  ],
});

/** Where a location is, as the geocoder found it; without coordinates where it found none. */
export class PlaceEntity extends schema.class {}
schema.setClass(PlaceEntity);
