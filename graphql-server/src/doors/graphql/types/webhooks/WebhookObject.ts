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

@ObjectType('WebhookDelivery', { description: 'One delivery to a webhook.' })
export class WebhookDeliveryObject {
  @Field(() => ID, { description: 'Identifier.' })
  id!: number;

  @Field(() => String, { description: 'The header `webhook-id`, the same at each attempt.' })
  messageId!: string;

  @Field(() => String, { description: 'Its type, such as `event.confirmed`.' })
  type!: string;

  @Field(() => DeliveryStateEnum, { description: 'Its state.' })
  state!: DeliveryState;

  @Field(() => Int, { description: 'How many attempts were made.' })
  attempts!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The last HTTP status that the receiver answered; null if it has not answered.',
  })
  status!: number | null;

  @Field(() => DeliveryProblemEnum, { nullable: true, description: 'Why the last attempt has failed.' })
  problem!: DeliveryProblem | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it is tried next: ISO 8601 in UTC.' })
  nextAttemptAt!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the receiver accepted it: ISO 8601 in UTC.' })
  deliveredAt!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was queued: ISO 8601 in UTC.' })
  createdAt!: string;
}

@ObjectType('Webhook', { description: 'An address that gets deliveries about what happens, for the signed-in person.' })
export class WebhookObject {
  @Field(() => ID, { description: 'Identifier.' })
  id!: number;

  @Field(() => String, { description: 'Where deliveries go.' })
  url!: string;

  @Field(() => [String], { description: 'The types that are delivered, such as `event.confirmed`; `*` for all.' })
  types!: readonly string[];

  @Field(() => WebhookScopeEnum, { description: 'Which events and polls it covers.' })
  scope!: WebhookScope;

  @Field(() => WebhookKindEnum, { description: 'What the receiver gets, as recognised from its address.' })
  kind!: WebhookKind;

  @Field(() => Boolean, { description: 'Whether it is on.' })
  isActive!: boolean;

  @Field(() => WebhookDisabledEnum, { nullable: true, description: 'Why it is turned off; null while it is on.' })
  disabledBecause!: DisabledBecause | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when the receiver has accepted nothing: ISO 8601 in UTC. Null while it does.',
  })
  failingSince!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was created: ISO 8601 in UTC.' })
  createdAt!: string;
}

@ObjectType('WebhookSecret', { description: 'A webhook and its secret, which is shown only once.' })
export class WebhookSecretObject {
  @Field(() => WebhookObject, { description: 'The webhook.' })
  webhook!: WebhookObject;

  @Field(() => String, { description: 'Signs the deliveries, in the format of Standard Webhooks.' })
  secret!: string;
}
