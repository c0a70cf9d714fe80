import { defineEntity, p } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { EventEntity } from './EventEntity.ts';
import { InstantType } from './InstantType.ts';

const schema = defineEntity({
  name: 'ReportEntity',
  tableName: 'report',
  properties: {
    id: p.integer().primary(),
    event: () => p.manyToOne(EventEntity).updateRule('cascade').deleteRule('cascade'),
    reason: p.text(),
    /** The signed-in person who reported, null for a visitor. */
    uid: p.text().strictNullable().index('report_of_person'),
    /** SHA-256 of who reported, be it a person or a network; null once they are forgotten. */
    reporterDigest: p.text().strictNullable(),
    createdAt: p.type(InstantType).$type<DateTime, string>(),
  },
  uniques: [{ name: 'report_once_a_reporter', properties: ['event', 'reporterDigest'] }],
  checks: [{ name: 'report_reason_is_short', expression: 'char_length(reason) <= 500' }],
});

/** What somebody finds wrong with an event, for the operator to read. */
export class ReportEntity extends schema.class {}
schema.setClass(ReportEntity);
