import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './sharedProperties.ts';

const schema = defineEntity({
  name: 'PushKeyEntity',
  tableName: 'push_key',
  properties: {
    /** There is one. */
    id: p.integer().primary().autoincrement(false),
    publicKey: p.text(),
    privateKey: p.text(),
    createdAt: instant(),
  },
  checks: [{ name: 'push_key_is_one', expression: 'id = 1' }],
});

/** The keys by which push services know this server. With others, every device would have to subscribe again. */
export class PushKeyEntity extends schema.class {}
schema.setClass(PushKeyEntity);
