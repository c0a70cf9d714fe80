import { defineEntity, p } from '@mikro-orm/core';
import { EventEntity } from './EventEntity.ts';
import { instant } from './sharedProperties.ts';

/** What organisers are told about an event, each once in a while. */
export type DigestName = 'responses' | 'quorum' | 'withdrawals';

const schema = defineEntity({
  name: 'DigestEntity',
  tableName: 'digest',
  properties: {
    notice: p.text().primary().$type<DigestName>(),
    event: () => p.manyToOne(EventEntity).primary().updateRule('cascade').deleteRule('cascade').index(false),
    /** The number of the last activity that it told. */
    reportedUntil: p.bigint('number').fieldName('told_until'),
    reportedAt: instant().nullable().fieldName('told_at'),
    /** Whether it said that enough people are in. */
    isEnough: p.boolean().nullable(),
  },
});

/** What the organiser of an event was told last by a digest. */
export class DigestEntity extends schema.class {}
schema.setClass(DigestEntity);
