import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './sharedProperties.ts';

const schema = defineEntity({
  name: 'ActivityEntity',
  tableName: 'activity',
  properties: {
    id: p.bigint('number').primary(),
    type: p.text(),
    /** What it is about. No references: an activity outlives that, but for the people in it, of whom it names none. */
    eventId: p.integer().nullable().index('activity_of_event'),
    pollId: p.integer().nullable().index('activity_of_poll'),
    /** Numbers of rows, counts and what was there before; no names, no addresses. */
    details: p.json<Record<string, unknown>>(),
    createdAt: instant().index('activity_by_age'),
    /**
     * When subscribers were told about it; null while they are not. By default now: servers of the release before tell
     * people by themselves.
     */
    dispatchedAt: instant().nullable().defaultRaw('now()'),
  },
  indexes: [{ name: 'activity_to_dispatch', properties: ['id'], where: 'dispatched_at is null' }],
});

/** One thing that happened. `record` alone writes it. */
export class ActivityEntity extends schema.class {}
schema.setClass(ActivityEntity);
