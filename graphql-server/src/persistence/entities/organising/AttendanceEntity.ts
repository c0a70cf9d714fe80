import { defineEntity, p } from '@mikro-orm/core';
import { ParticipantEntity } from '../EventEntity.ts';
import { instant } from '../sharedProperties.ts';

const schema = defineEntity({
  name: 'AttendanceEntity',
  tableName: 'attendance',
  properties: {
    participant: () => p.oneToOne(ParticipantEntity).primary().updateRule('cascade').deleteRule('cascade'),
    attended: p.boolean(),
    markedAt: instant(),
  },
});

/** Whether somebody who responded to an event came, as its organiser says. Nobody has said it where there is none. */
export class AttendanceEntity extends schema.class {}
schema.setClass(AttendanceEntity);
