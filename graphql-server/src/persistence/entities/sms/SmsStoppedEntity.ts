import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../sharedProperties.ts';

const schema = defineEntity({
  name: 'SmsStoppedEntity',
  tableName: 'sms_stopped',
  properties: {
    /** SHA-256 of the number: one that wants no texts is not stored by itself for it. */
    numberDigest: p.text().primary(),
    since: instant(),
  },
});

/** A number whose owner said STOP: no texts about any event go to it. */
export class SmsStoppedEntity extends schema.class {}
schema.setClass(SmsStoppedEntity);
