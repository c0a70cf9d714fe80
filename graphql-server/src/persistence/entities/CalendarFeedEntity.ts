import { defineEntity, p } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { InstantType } from './InstantType.ts';

const schema = defineEntity({
  name: 'CalendarFeedEntity',
  tableName: 'calendar_feed',
  properties: {
    /** Whose events and answers it shows. */
    uid: p.text().primary(),
    /** Kept as it is, so that its owner can be shown the address on every device; it opens nothing but the feed. */
    secret: p.text(),
    /** SHA-256 of the secret in base64url, by which it is found in a time that tells nothing of it. */
    secretDigest: p.text().unique(),
    createdAt: p.type(InstantType).$type<DateTime, string>(),
  },
});

/** The address under which a person's calendar is read without signing in. */
export class CalendarFeedEntity extends schema.class {}
schema.setClass(CalendarFeedEntity);
