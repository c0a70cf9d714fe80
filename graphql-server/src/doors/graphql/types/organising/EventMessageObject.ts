import { MESSAGE_GROUPS, type MessageGroup } from '@quorum/domain/organising/messages';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../scalars/DateTimeScalar.ts';
import { PLAIN } from '../plain.ts';

export type MessageGroupEnum = MessageGroup;
export const MessageGroupEnum = Object.fromEntries(MESSAGE_GROUPS.map((group) => [group, group]));

registerEnumType(MessageGroupEnum, {
  name: 'MessageGroup',
  description: 'Whom an organiser writes to.',
  valuesConfig: {
    ALL: { description: 'Everybody who responded, whatever they said.' },
    GOING: { description: 'Those who come.' },
    MAYBE: { description: 'Those who may come, or come on a condition that does not hold yet.' },
    WAITLISTED: { description: 'Those who wait for a place.' },
  },
});

@ObjectType('EventMessage', { ...PLAIN, description: 'What an organiser wrote to those who responded.' })
export class EventMessageObject {
  @Field(() => ID, { description: 'Identifier, unique among all messages.' })
  id!: number;

  @Field(() => String, { description: 'Plain text of at most 1,000 characters, with line breaks.' })
  text!: string;

  @Field(() => MessageGroupEnum, { description: 'Whom it was written to.' })
  group!: MessageGroup;

  @Field(() => DateTimeScalar, { description: 'When it was written: ISO 8601 in UTC.' })
  createdAt!: string;
}
