import { Field, InputType } from 'type-graphql';
import { WebhookScopeEnum } from '../types/webhooks/webhookEnums.ts';

const URL =
  'The https address that receives deliveries. An address of Slack, Discord, Mattermost or Telegram gets chat messages.';
const TYPES = 'The types to deliver, such as `event.confirmed`; `["*"]` for all.';
const SCOPE = 'Whether for the events and polls that the person organises, or for all public ones.';

@InputType({ description: 'A new webhook.' })
export class CreateWebhookInput {
  @Field(() => String, { description: URL })
  url!: string;

  @Field(() => [String], { description: TYPES })
  types!: string[];

  @Field(() => WebhookScopeEnum, { description: SCOPE })
  scope!: WebhookScopeEnum;
}

@InputType({ description: 'Changes to a webhook; what is left out, or null, stays as it is.' })
export class UpdateWebhookInput {
  @Field(() => String, { nullable: true, description: URL })
  url?: string | null;

  @Field(() => [String], { nullable: true, description: TYPES })
  types?: string[] | null;

  @Field(() => WebhookScopeEnum, { nullable: true, description: SCOPE })
  scope?: WebhookScopeEnum | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'False stops deliveries; true starts them again.',
  })
  isActive?: boolean | null;
}
