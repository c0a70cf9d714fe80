import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../sharedProperties.ts';

const schema = defineEntity({
  name: 'PhoneKeyEntity',
  tableName: 'phone_key',
  properties: {
    /** There is one. */
    id: p.integer().primary().autoincrement(false),
    secret: p.text(),
    createdAt: instant(),
  },
  checks: [{ name: 'phone_key_is_one', expression: 'id = 1' }],
});

/** The key with which codes and digests of numbers are made, which all servers share. */
export class PhoneKeyEntity extends schema.class {}
schema.setClass(PhoneKeyEntity);
