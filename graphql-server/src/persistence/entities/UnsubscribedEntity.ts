import { defineEntity, p } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { InstantType } from './InstantType.ts';

const schema = defineEntity({
  name: 'UnsubscribedEntity',
  tableName: 'unsubscribed',
  properties: {
    /** SHA-256 of the address in lower case: somebody who wants no mail is not stored by name for it. */
    addressDigest: p.text().primary(),
    /** The hash of the event that no mail is wanted about; `*` for all of them. */
    scope: p.text().primary(),
    createdAt: p.type(InstantType).$type<DateTime, string>(),
  },
});

/** An address that wants no mail: about an event, or at all. */
export class UnsubscribedEntity extends schema.class {}
schema.setClass(UnsubscribedEntity);
