import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { PLAIN } from '../plain.ts';

export enum QuestionKindEnum {
  TEXT = 'TEXT',
  CHOICE = 'CHOICE',
  YES_NO = 'YES_NO',
}

registerEnumType(QuestionKindEnum, {
  name: 'QuestionKind',
  description: 'How a question is answered.',
  valuesConfig: {
    TEXT: { description: 'In a line of at most 200 characters.' },
    CHOICE: { description: 'By one of its options.' },
    YES_NO: { description: 'By `YES` or `NO`.' },
  },
});

const TEXT = { description: 'What is asked, at most 80 characters.' };
const KIND = { description: 'How it is answered.' };
const REQUIRED = 'Whether people who are coming, or may come, must answer it.';

@ObjectType('Question', { ...PLAIN, description: 'What an organiser asks those who respond.' })
export class QuestionObject {
  @Field(() => ID, { description: 'Identifier. All dates of a series have the same ones.' })
  id!: number;

  @Field(() => String, TEXT)
  text!: string;

  @Field(() => QuestionKindEnum, KIND)
  kind!: `${QuestionKindEnum}`;

  @Field(() => [String], { description: 'For a choice, its options in their order; otherwise empty.' })
  options!: string[];

  @Field(() => Boolean, { description: REQUIRED })
  isRequired!: boolean;
}

@InputType({ description: 'What an organiser asks those who respond.' })
export class QuestionInput {
  @Field(() => ID, { nullable: true, description: 'Identifier of an existing question, which keeps its answers.' })
  id?: string | null;

  @Field(() => String, TEXT)
  text!: string;

  @Field(() => QuestionKindEnum, {
    description: `${KIND.description} A question whose kind changes is a new question.`,
  })
  kind!: QuestionKindEnum;

  @Field(() => [String], { nullable: true, description: 'For a choice: 2 to 10 options, each at most 40 characters.' })
  options?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: `${REQUIRED} Left out, no.` })
  isRequired?: boolean | null;
}

@ObjectType('Answer', { ...PLAIN, description: 'The answer of a person who responds to a question.' })
export class AnswerObject {
  @Field(() => ID, { description: 'Identifier of the question.' })
  questionId!: number;

  @Field(() => String, { description: 'A line, an option, or `YES` or `NO`.' })
  text!: string;
}

@InputType({ description: 'The answer of a person who responds to a question.' })
export class AnswerInput {
  @Field(() => ID, { description: 'Identifier of the question.' })
  questionId!: string;

  @Field(() => String, { nullable: true, description: 'A line, an option, or `YES` or `NO`; empty for none.' })
  text?: string | null;
}
