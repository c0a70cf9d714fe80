import { defineEntity, p } from '@mikro-orm/core';
import { EventEntity } from '../EventEntity.ts';
import { instant } from '../sharedProperties.ts';

const schema = defineEntity({
  name: 'WithdrawnEntity',
  tableName: 'withdrawn',
  properties: {
    /** The number that the response had. */
    responseId: p.integer().primary().autoincrement(false),
    event: () => p.manyToOne(EventEntity).updateRule('cascade').deleteRule('cascade').index('withdrawn_of_event'),
    uid: p.text().nullable(),
    name: p.text(),
    createdAt: instant(),
  },
});

/** Somebody whose response is gone, and of whom the organiser is yet to be told that they have withdrawn. It is there for the minutes until they are. */
export class WithdrawnEntity extends schema.class {}
schema.setClass(WithdrawnEntity);
