import { defineEntity, p } from '@mikro-orm/core';
import type { PushRequest } from '../../../gateways/push/PushSender.ts';
import { FollowEntity } from '../follow/FollowEntity.ts';
import { ParticipantEntity } from '../EventEntity.ts';
import { instant } from '../sharedProperties.ts';

const schema = defineEntity({
  name: 'PushEntity',
  tableName: 'push',
  properties: {
    id: p.integer().primary(),
    /** Null where the event is gone, with all responses. */
    participant: () =>
      p
        .manyToOne(ParticipantEntity)
        .nullable()
        .updateRule('cascade')
        .deleteRule('cascade')
        .index('push_of_participant'),
    /** Of what it announces to a follower. */
    follow: () =>
      p.manyToOne(FollowEntity).nullable().updateRule('cascade').deleteRule('cascade').index('push_of_follow'),
    /** What it tells whom: the same as that of the mail which tells it. */
    deliveryKey: p.text(),
    endpoint: p.text(),
    p256dh: p.text(),
    auth: p.text(),
    /** Null once it was handed over or given up: it was for that device alone. */
    payload: p.text().strictNullable(),
    urgency: p.text().$type<PushRequest['urgency']>(),
    topic: p.text(),
    createdAt: instant(),
    /** It is news until then. */
    expiresAt: instant(),
    attempts: p.integer().default(0),
    /** The process that sends it has until then. */
    claimedUntil: instant().nullable(),
    sentAt: instant().nullable(),
    givenUpAt: instant().nullable(),
    lastError: p.text().nullable(),
  },
  uniques: [{ name: 'push_once', properties: ['deliveryKey', 'endpoint'] }],
  indexes: [{ name: 'push_by_age', properties: ['createdAt'] }],
});

/** A notification for one device in the outbox. */
export class PushEntity extends schema.class {}
schema.setClass(PushEntity);
