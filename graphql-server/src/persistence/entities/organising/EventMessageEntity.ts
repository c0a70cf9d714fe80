import { defineEntity, p } from '@mikro-orm/core';
import type { MessageGroup } from '@quorum/domain/organising/messages';
import { EventEntity } from '../EventEntity.ts';
import { instant } from '../sharedProperties.ts';

const schema = defineEntity({
  name: 'EventMessageEntity',
  tableName: 'event_message',
  properties: {
    id: p.integer().primary(),
    event: () => p.manyToOne(EventEntity).updateRule('cascade').deleteRule('cascade').index('event_message_of_event'),
    /** The organiser who wrote it; null once their account is deleted. */
    authorUid: p.text().nullable().strictNullable().index('event_message_of_author'),
    text: p.text(),
    /** Whom it is for. */
    audience: p.text().$type<MessageGroup>(),
    createdAt: instant(),
  },
  checks: [
    { name: 'event_message_is_short', expression: 'char_length(text) <= 1000' },
    { name: 'event_message_audience_is_known', expression: `audience in ('ALL', 'GOING', 'MAYBE', 'WAITLISTED')` },
  ],
});

/** What an organiser wrote to those who responded. */
export class EventMessageEntity extends schema.class {}
schema.setClass(EventMessageEntity);
