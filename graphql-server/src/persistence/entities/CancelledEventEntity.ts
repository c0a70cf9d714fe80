import { defineEntity, p } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { InstantType } from './InstantType.ts';

const schema = defineEntity({
  name: 'CancelledEventEntity',
  tableName: 'cancelled_event',
  properties: {
    urlHash: p.text().primary(),
    /** The number that it had; not a reference. Null for those of the release before. */
    eventId: p.integer().nullable().index('cancelled_event_by_number'),
    /** Empty, as is the place, once its organiser's account is deleted. */
    title: p.text(),
    location: p.text(),
    date: p.type(InstantType).$type<DateTime, string>(),
    endTime: p.type(InstantType).$type<DateTime, string>().strictNullable(),
    timezone: p.text(),
    /** The last revision that the event had. */
    revision: p.integer(),
    /** On no public feed. */
    isPrivate: p.boolean().default(true),
    /** By which public feeds choose; not a reference. */
    eventTypeId: p.integer().nullable(),
    /** Whose own calendars show it: its organiser's, and those of its signed-in participants. */
    creatorId: p.text().nullable(),
    respondedBy: p.array().default([]).fieldName('answered_by'),
    cancelledAt: p.type(InstantType).$type<DateTime, string>().index('cancelled_event_by_age'),
  },
});

/** What is stored of a deleted event for thirty days, for those who follow its link and for calendars: what it was. */
export class CancelledEventEntity extends schema.class {}
schema.setClass(CancelledEventEntity);
