import { defineEntity, p } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { EventEntity } from './EventEntity.ts';
import { InstantType } from './InstantType.ts';
import { PollEntity } from './PollEntity.ts';

const schema = defineEntity({
  name: 'ReportEntity',
  tableName: 'report',
  properties: {
    id: p.integer().primary(),
    /** What was reported is an event or a poll. */
    event: () => p.manyToOne(EventEntity).strictNullable().updateRule('cascade').deleteRule('cascade'),
    poll: () => p.manyToOne(PollEntity).nullable().updateRule('cascade').deleteRule('cascade').index(false),
    reason: p.text(),
    /** The signed-in person who reported, null for a visitor. */
    uid: p.text().strictNullable().index('report_of_person'),
    /** SHA-256 of the person or the network that reported; null once they are forgotten. */
    reporterDigest: p.text().strictNullable(),
    createdAt: p.type(InstantType).$type<DateTime, string>(),
  },
  uniques: [
    { name: 'report_once_a_reporter', properties: ['event', 'reporterDigest'] },
    { name: 'report_of_poll_once_a_reporter', properties: ['poll', 'reporterDigest'] },
  ],
  checks: [
    { name: 'report_reason_is_short', expression: 'char_length(reason) <= 500' },
    { name: 'report_is_about_one_thing', expression: 'num_nonnulls(event_id, poll_id) = 1' },
  ],
});

/** What somebody finds wrong with an event or a poll, for the operator to read. */
export class ReportEntity extends schema.class {}
schema.setClass(ReportEntity);
