import { defineEntity, p } from '@mikro-orm/core';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import type { DeliveryProblem, DisabledBecause } from '@quorum/domain/webhooks/delivery';
import type { WebhookScope } from '@quorum/domain/webhooks/types';
import { instant } from '../sharedProperties.ts';

const schema = defineEntity({
  name: 'WebhookEntity',
  tableName: 'webhook',
  properties: {
    id: p.integer().primary(),
    /** Whose it is. */
    uid: p.text().index('webhook_of_person'),
    /** Where they read that it was disabled; shown to nobody. */
    email: p.text().strictNullable(),
    language: p.text().$type<ReaderLanguage>(),
    /** It may hold a secret of the receiver. */
    url: p.text(),
    types: p.json<string[]>(),
    scope: p.text().$type<WebhookScope>(),
    /** By which deliveries are signed; the server needs it as it is. */
    secret: p.text(),
    /** The one before, which signs too until then. */
    formerSecret: p.text().strictNullable(),
    formerSecretUntil: instant().strictNullable(),
    /** Since when it has taken nothing; null while it does. */
    failingSince: instant().strictNullable(),
    /** Until then nothing is tried; null where nothing has failed. */
    pausedUntil: instant().strictNullable(),
    disabledAt: instant().strictNullable(),
    disabledBecause: p.text().$type<DisabledBecause>().strictNullable(),
    createdAt: instant(),
    updatedAt: instant(),
  },
  indexes: [{ name: 'webhook_of_public', properties: ['id'], where: `scope = 'PUBLIC' and disabled_at is null` }],
  checks: [
    { name: 'webhook_scope_is_known', expression: `scope in ('OWN', 'PUBLIC')` },
    {
      name: 'webhook_disabled_is_known',
      expression: `disabled_because in ('OWNER', 'FAILING', 'GONE') and (disabled_at is null) = (disabled_because is null)`,
    },
  ],
});

/** An address that a person wants to be told what happens. */
export class WebhookEntity extends schema.class {}
schema.setClass(WebhookEntity);

const deliverySchema = defineEntity({
  name: 'WebhookDeliveryEntity',
  tableName: 'webhook_delivery',
  properties: {
    id: p.integer().primary(),
    webhook: () => p.manyToOne(WebhookEntity).updateRule('cascade').deleteRule('cascade').index(false),
    /** By which the receiver knows it again. */
    messageId: p.text().unique('webhook_delivery_message_once'),
    /** In whose order deliveries arrive: `event 12`, `poll 3`, `test`. */
    subject: p.text(),
    type: p.text(),
    /** As it is sent and signed, each time the same. */
    body: p.text(),
    attempts: p.integer().default(0),
    dueAt: instant(),
    /** What the receiver answered last; null before, and where it has not answered. */
    status: p.integer().strictNullable(),
    problem: p.text().$type<DeliveryProblem>().strictNullable(),
    createdAt: instant(),
    deliveredAt: instant().strictNullable(),
    givenUpAt: instant().strictNullable(),
  },
  indexes: [
    { name: 'webhook_delivery_latest', properties: ['webhook', 'id'] },
    {
      name: 'webhook_delivery_waiting',
      properties: ['webhook', 'subject', 'id'],
      where: 'delivered_at is null and given_up_at is null',
    },
  ],
});

/** One thing that is told to one webhook. */
export class WebhookDeliveryEntity extends deliverySchema.class {}
deliverySchema.setClass(WebhookDeliveryEntity);
