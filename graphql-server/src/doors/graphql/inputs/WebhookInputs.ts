import { Field, InputType } from 'type-graphql';
import { WebhookScopeEnum } from '../types/webhooks/webhookEnums.ts';

const URL = 'Where deliveries go, by https. An address of Slack, Discord, Mattermost or Telegram gets messages.';
const TYPES = 'What is told, such as `event.confirmed`; `["*"]` for everything.';
const SCOPE = 'Of the events and polls that the person organises, or of all public ones.';

@InputType({ description: 'A new webhook.' })
export class CreateWebhookInput {
  @Field(() => String, { description: URL })
  url!: string;

  @Field(() => [String], { description: TYPES })
  types!: string[];

  @Field(() => WebhookScopeEnum, { description: SCOPE })
  scope!: WebhookScopeEnum;
}

@InputType({ description: 'A change of a webhook; what is left out, or null, stays as it is.' })
export class UpdateWebhookInput {
  @Field(() => String, { nullable: true, description: URL })
  url?: string | null;

  @Field(() => [String], { nullable: true, description: TYPES })
  types?: string[] | null;

  @Field(() => WebhookScopeEnum, { nullable: true, description: SCOPE })
  scope?: WebhookScopeEnum | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'False has nothing delivered; true has deliveries begin again.',
  })
  isActive?: boolean | null;
}
