import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { PLAIN } from './plain.ts';

const AT = { description: 'Smallest number of people for this format.' };
const LABEL = { description: 'What is played then, such as `5v5`: at most 40 characters.' };

@ObjectType('EventFormat', { ...PLAIN, description: 'What is played with how many people.' })
export class EventFormatObject {
  @Field(() => Int, AT)
  at!: number;

  @Field(() => String, LABEL)
  label!: string;
}

@ObjectType('NextFormat', { ...PLAIN, description: 'The format above the one that is reached.' })
export class NextFormatObject extends EventFormatObject {
  @Field(() => Int, { description: 'How many more people it needs.' })
  missing!: number;
}

@InputType({ description: 'What is played with how many people.' })
export class EventFormatInput {
  @Field(() => Int, AT)
  at!: number;

  @Field(() => String, LABEL)
  label!: string;
}
