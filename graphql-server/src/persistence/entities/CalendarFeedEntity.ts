import { defineEntity, p } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { InstantType } from './InstantType.ts';

const schema = defineEntity({
  name: 'CalendarFeedEntity',
  tableName: 'calendar_feed',
  properties: {
    /** Whose events and responses it shows. */
    uid: p.text().primary(),
    /** Of the release before this one, whose servers may still write it; forgotten each night, and to be dropped. */
    secret: p.text().nullable(),
    /** SHA-256 of the secret in base64url; the secret itself is known to its owner alone. */
    secretDigest: p.text().unique(),
    createdAt: p.type(InstantType).$type<DateTime, string>(),
  },
});

/** The address under which a person's calendar is read without signing in. */
export class CalendarFeedEntity extends schema.class {}
schema.setClass(CalendarFeedEntity);
