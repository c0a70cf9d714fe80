import type { AttendanceOutlook } from '@quorum/domain/decision/reliability';
import { defineEntity, p } from '@mikro-orm/core';
import { EventEntity } from '../EventEntity.ts';
import { instant } from '../sharedProperties.ts';

const schema = defineEntity({
  name: 'AttendanceOutlookEntity',
  tableName: 'attendance_outlook',
  properties: {
    event: () => p.manyToOne(EventEntity).primary().updateRule('cascade').deleteRule('cascade').index(false),
    outlook: p.text().$type<AttendanceOutlook>(),
    notedAt: instant(),
  },
});

/** Whether enough people will come to an event by past attendance, as it was when somebody last counted. */
export class AttendanceOutlookEntity extends schema.class {}
schema.setClass(AttendanceOutlookEntity);
