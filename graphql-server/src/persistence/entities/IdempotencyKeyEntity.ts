import { defineEntity, p } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { InstantType } from './InstantType.ts';

const schema = defineEntity({
  name: 'IdempotencyKeyEntity',
  tableName: 'idempotency_key',
  properties: {
    /** SHA-256 of the key and of whose it is. */
    keyDigest: p.text().primary(),
    /** SHA-256 of the key and the request, to know another request by. */
    requestDigest: p.text(),
    /** The response, encrypted with the key that only the client has; null until it is made, empty once nobody may read it. */
    encryptedResult: p.text().nullable().fieldName('sealed_answer'),
    /** SHA-256 of whose it is; null for visitors, and for keys from before there was this. */
    personDigest: p.text().nullable().index('idempotency_key_of_person'),
    createdAt: p.type(InstantType).$type<DateTime, string>(),
  },
  indexes: [{ name: 'idempotency_key_by_age', properties: ['createdAt'] }],
});

/** A request that has its response, so that its repetition gets the same response and does nothing. */
export class IdempotencyKeyEntity extends schema.class {}
schema.setClass(IdempotencyKeyEntity);
