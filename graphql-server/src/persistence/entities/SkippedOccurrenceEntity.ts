import { defineEntity, p } from '@mikro-orm/core';
import { EventEntity } from './EventEntity.ts';

const schema = defineEntity({
  name: 'SkippedOccurrenceEntity',
  tableName: 'skipped_occurrence',
  properties: {
    root: () => p.manyToOne(EventEntity).primary().updateRule('cascade').deleteRule('cascade'),
    /** The calendar day on which the series does not take place, `yyyy-MM-dd`. */
    day: p.date().primary(),
  },
});

/** A date that the organiser took out of a series. */
export class SkippedOccurrenceEntity extends schema.class {}
schema.setClass(SkippedOccurrenceEntity);
