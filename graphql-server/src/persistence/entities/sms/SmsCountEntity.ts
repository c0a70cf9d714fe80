import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../sharedProperties.ts';

const schema = defineEntity({
  name: 'SmsCountEntity',
  tableName: 'sms_count',
  properties: {
    /** In UTC, as `2026-05-01`. */
    day: p.text().primary(),
    /** Those that have left, or are leaving. */
    texts: p.integer().default(0),
    /** When the operator was told that no more leave. */
    warnedAt: instant().nullable(),
  },
});

/** How many texts left on a day. Texts themselves go with their events; what they cost does not. */
export class SmsCountEntity extends schema.class {}
schema.setClass(SmsCountEntity);
