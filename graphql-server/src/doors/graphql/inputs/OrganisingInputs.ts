import type { MessageGroup } from '@quorum/domain/organising/messages';
import { Field, InputType, Int } from 'type-graphql';
import { MessageGroupEnum } from '../types/organising/EventMessageObject.ts';

@InputType({ description: 'A message from an organiser to people who responded.' })
export class SendMessageInput {
  @Field(() => String, { description: 'Plain text of 1 to 1,000 characters.' })
  text!: string;

  @Field(() => MessageGroupEnum, { description: 'The group that it goes to.' })
  group!: MessageGroup;
}

@InputType({ description: 'Somebody whom an organiser adds by name.' })
export class AddResponseInput {
  @Field(() => String, { description: 'At most 100 characters.' })
  name!: string;

  @Field(() => Int, { nullable: true, description: 'How many guests come along, 0 to 9. Left out, none.' })
  guests?: number | null;

  @Field(() => String, { nullable: true, description: 'A remark of at most 100 characters.' })
  comment?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True for somebody who came without having responded.' })
  attended?: boolean | null;
}
