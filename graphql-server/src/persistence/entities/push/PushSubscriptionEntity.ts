import { defineEntity, p } from '@mikro-orm/core';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import type { PushAddress } from '@quorum/domain/push/subscription';
import { ParticipantEntity } from '../EventEntity.ts';
import { instant } from '../sharedProperties.ts';

/** A device that is notified, and the language that it shows. */
export type Device = PushAddress & { language: ReaderLanguage };

const schema = defineEntity({
  name: 'PushSubscriptionEntity',
  tableName: 'push_subscription',
  properties: {
    id: p.integer().primary(),
    participant: () => p.manyToOne(ParticipantEntity).updateRule('cascade').deleteRule('cascade').index(false),
    /** The address at the push service of the browser. */
    endpoint: p.text().index('push_subscription_of_endpoint'),
    p256dh: p.text(),
    auth: p.text(),
    /** In which the device shows things. */
    language: p.text().$type<ReaderLanguage>(),
    createdAt: instant(),
  },
  uniques: [{ name: 'push_subscription_once', properties: ['participant', 'endpoint'] }],
});

/** A device that is notified about a response. */
export class PushSubscriptionEntity extends schema.class {}
schema.setClass(PushSubscriptionEntity);
