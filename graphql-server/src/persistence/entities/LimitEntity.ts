import { defineEntity, p } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { InstantType } from './InstantType.ts';

const schema = defineEntity({
  name: 'LimitEntity',
  tableName: 'limit_count',
  properties: {
    /** SHA-256 of what is limited, for whom: no address is stored. */
    keyDigest: p.text().primary(),
    taken: p.integer(),
    endsAt: p.type(InstantType).$type<DateTime, string>(),
  },
  indexes: [{ name: 'limit_count_by_end', properties: ['endsAt'] }],
});

/** How much of a limit is used up until it begins again. */
export class LimitEntity extends schema.class {}
schema.setClass(LimitEntity);
