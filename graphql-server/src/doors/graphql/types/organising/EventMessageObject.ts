import { MESSAGE_GROUPS, type MessageGroup } from '@quorum/domain/organising/messages';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../scalars/DateTimeScalar.ts';
import { PLAIN } from '../plain.ts';

export type MessageGroupEnum = MessageGroup;
export const MessageGroupEnum = Object.fromEntries(MESSAGE_GROUPS.map((group) => [group, group]));

registerEnumType(MessageGroupEnum, {
  name: 'MessageGroup',
  description: 'The group that an organiser writes to.',
  valuesConfig: {
    ALL: { description: 'Everybody who responded, whatever their response.' },
    GOING: { description: 'People who are coming.' },
    MAYBE: { description: 'People who may come, or whose condition is not met yet.' },
    WAITLISTED: { description: 'People who are waiting for a place.' },
  },
});

@ObjectType('EventMessage', { ...PLAIN, description: 'A message from an organiser to people who responded.' })
export class EventMessageObject {
  @Field(() => ID, { description: 'Identifier, unique among all messages.' })
  id!: number;

  @Field(() => String, { description: 'Plain text of at most 1,000 characters, with line breaks.' })
  text!: string;

  @Field(() => MessageGroupEnum, { description: 'The group that it was sent to.' })
  group!: MessageGroup;

  @Field(() => DateTimeScalar, { description: 'When it was written: ISO 8601 in UTC.' })
  createdAt!: string;
}
