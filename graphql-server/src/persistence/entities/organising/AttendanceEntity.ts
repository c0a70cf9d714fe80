import { defineEntity, p } from '@mikro-orm/core';
import { EventEntity, ParticipantEntity } from '../EventEntity.ts';
import { instant } from '../sharedProperties.ts';

const schema = defineEntity({
  name: 'AttendanceEntity',
  tableName: 'attendance',
  properties: {
    event: () => p.manyToOne(EventEntity).primary().updateRule('cascade').deleteRule('cascade').index(false),
    participant: () =>
      p
        .manyToOne(ParticipantEntity)
        .primary()
        .updateRule('cascade')
        .deleteRule('cascade')
        .index('attendance_of_participant'),
    /** Null where nobody says it any more; the row stays where the person has erased it. */
    attended: p.boolean().nullable(),
    /** How likely the person said then that they come; null where a server of the release before noted it. */
    likelihood: p.double().$type<number>().nullable(),
    /** The person has taken it out of their record. Who came stays with the event. */
    isErased: p.boolean().default(false),
    markedAt: instant(),
  },
});

/** Whether somebody who responded to an event came, as its organiser says. Nobody has said it where there is none. */
export class AttendanceEntity extends schema.class {}
schema.setClass(AttendanceEntity);
