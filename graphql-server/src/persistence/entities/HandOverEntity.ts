import { defineEntity, p } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { EventEntity } from './EventEntity.ts';
import { InstantType } from './InstantType.ts';

const schema = defineEntity({
  name: 'HandOverEntity',
  tableName: 'hand_over',
  properties: {
    /** One link an event: the next takes the place of the last. */
    event: () => p.oneToOne(EventEntity).primary().updateRule('cascade').deleteRule('cascade'),
    /** SHA-256 of the token in the link, in base64url. */
    tokenDigest: p.text(),
    expiresAt: p.type(InstantType).$type<DateTime, string>(),
  },
});

/** That an organiser hands an event over, to anybody who opens the link. */
export class HandOverEntity extends schema.class {}
schema.setClass(HandOverEntity);
