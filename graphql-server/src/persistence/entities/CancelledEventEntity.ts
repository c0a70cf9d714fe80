import { defineEntity, p } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { InstantType } from './InstantType.ts';

const schema = defineEntity({
  name: 'CancelledEventEntity',
  tableName: 'cancelled_event',
  properties: {
    urlHash: p.text().primary(),
    title: p.text(),
    location: p.text(),
    date: p.type(InstantType).$type<DateTime, string>(),
    endTime: p.type(InstantType).$type<DateTime, string>().strictNullable(),
    timezone: p.text(),
    /** The last revision that the event had. */
    revision: p.integer(),
    cancelledAt: p.type(InstantType).$type<DateTime, string>().index('cancelled_event_by_age'),
  },
});

/** What is kept of a deleted event for those who follow its link: what it was, nobody's data. */
export class CancelledEventEntity extends schema.class {}
schema.setClass(CancelledEventEntity);
