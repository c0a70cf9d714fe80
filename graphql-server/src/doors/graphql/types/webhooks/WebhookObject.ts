import type { DeliveryProblem, DeliveryState, DisabledBecause, WebhookKind } from '@quorum/domain/webhooks/delivery';
import type { WebhookScope } from '@quorum/domain/webhooks/types';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../scalars/DateTimeScalar.ts';
import {
  DeliveryProblemEnum,
  DeliveryStateEnum,
  WebhookDisabledEnum,
  WebhookKindEnum,
  WebhookScopeEnum,
} from './webhookEnums.ts';

@ObjectType('WebhookDelivery', { description: 'What a webhook was told.' })
export class WebhookDeliveryObject {
  @Field(() => ID, { description: 'Identifier.' })
  id!: number;

  @Field(() => String, { description: 'The header `webhook-id`, the same at each attempt.' })
  messageId!: string;

  @Field(() => String, { description: 'What it tells, such as `event.confirmed`.' })
  type!: string;

  @Field(() => DeliveryStateEnum, { description: 'Where it stands.' })
  state!: DeliveryState;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts!: number;

  @Field(() => Int, { nullable: true, description: 'What the receiver answered last; null where it has not answered.' })
  status!: number | null;

  @Field(() => DeliveryProblemEnum, { nullable: true, description: 'Why the last attempt has failed.' })
  problem!: DeliveryProblem | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it is tried next: ISO 8601 in UTC.' })
  nextAttemptAt!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the receiver took it: ISO 8601 in UTC.' })
  deliveredAt!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it came up: ISO 8601 in UTC.' })
  createdAt!: string;
}

@ObjectType('Webhook', { description: 'An address that the signed-in person wants to be told what happens.' })
export class WebhookObject {
  @Field(() => ID, { description: 'Identifier.' })
  id!: number;

  @Field(() => String, { description: 'Where deliveries go.' })
  url!: string;

  @Field(() => [String], { description: 'What it is told, such as `event.confirmed`; `*` for everything.' })
  types!: readonly string[];

  @Field(() => WebhookScopeEnum, { description: 'Of which events and polls.' })
  scope!: WebhookScope;

  @Field(() => WebhookKindEnum, { description: 'What the receiver gets, known by its address.' })
  kind!: WebhookKind;

  @Field(() => Boolean, { description: 'Whether it is told anything.' })
  isActive!: boolean;

  @Field(() => WebhookDisabledEnum, { nullable: true, description: 'Why it is told nothing; null while it is.' })
  disabledBecause!: DisabledBecause | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when the receiver has taken nothing, ISO 8601 in UTC; null while it does.',
  })
  failingSince!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was made: ISO 8601 in UTC.' })
  createdAt!: string;
}

@ObjectType('WebhookSecret', { description: 'A webhook and its secret, which is told this once.' })
export class WebhookSecretObject {
  @Field(() => WebhookObject, { description: 'The webhook.' })
  webhook!: WebhookObject;

  @Field(() => String, { description: 'By which deliveries are signed, as Standard Webhooks writes it.' })
  secret!: string;
}
