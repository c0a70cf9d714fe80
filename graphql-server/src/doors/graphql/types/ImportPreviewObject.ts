import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from './scalars/DateTimeScalar.ts';
import { PLAIN } from './plain.ts';

/** Values equal names: the arguments that answer them are called the same. */
enum ImportQuestionEnum {
  dayFirst = 'dayFirst',
  twoIsYes = 'twoIsYes',
}

registerEnumType(ImportQuestionEnum, {
  name: 'ImportQuestion',
  description: 'What a table can leave open. The import needs the argument of that name.',
  valuesConfig: {
    dayFirst: { description: 'Whether 05/03 is 5 March.' },
    twoIsYes: { description: 'Whether 2 is a yes and 1 a maybe, not the other way round.' },
  },
});

const IS_VOTE = 'Whether votes are lost with it: the import is refused then, unless `leaveOut` is true.';

@ObjectType('ImportedOption', { ...PLAIN, description: 'A date of a table.' })
export class ImportedOptionObject {
  @Field(() => Int, { description: 'Its column in the table, from 1.' })
  column!: number;

  @Field(() => String, { description: 'The date as the table has it.' })
  heading!: string;

  @Field(() => DateTimeScalar, { description: 'When it would start: ISO 8601 in UTC.' })
  date!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it would end: ISO 8601 in UTC. Null without an end.',
  })
  endTime!: string | null;

  @Field(() => ID, { nullable: true, description: 'The option that the poll has at that time. Null for a new one.' })
  optionId!: number | null;
}

@ObjectType('ImportedVoter', { ...PLAIN, description: 'A person of a table.' })
export class ImportedVoterObject {
  @Field(() => Int, { description: 'Their row in the table, from 1.' })
  row!: number;

  @Field(() => String, { description: 'Their name.' })
  name!: string;

  @Field(() => [Float], {
    nullable: 'items',
    description: 'Their vote on each of `options`, in that order; null for no vote.',
  })
  votes!: (number | null)[];
}

@ObjectType('LeftOutRow', { ...PLAIN, description: 'A row of a table that is not imported.' })
export class LeftOutRowObject {
  @Field(() => Int, { description: 'Its number in the table, from 1.' })
  row!: number;

  @Field(() => String, { description: 'The name in it, empty when there is none.' })
  name!: string;

  @Field(() => String, { description: 'Why.' })
  reason!: string;

  @Field(() => Boolean, { description: IS_VOTE })
  isVote!: boolean;
}

@ObjectType('LeftOutColumn', { ...PLAIN, description: 'A column of a table that is not imported.' })
export class LeftOutColumnObject {
  @Field(() => Int, { description: 'Its number in the table, from 1.' })
  column!: number;

  @Field(() => String, { description: 'Its heading, empty when there is none.' })
  heading!: string;

  @Field(() => String, { description: 'Why.' })
  reason!: string;

  @Field(() => Boolean, { description: IS_VOTE })
  isVote!: boolean;
}

@ObjectType('ImportPreview', { ...PLAIN, description: 'What an import of a table would do.' })
export class ImportPreviewObject {
  @Field(() => [ImportQuestionEnum], { description: 'What the table leaves open: the import needs an answer to each.' })
  questions!: `${ImportQuestionEnum}`[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the dates were read with the day first; null where nothing depends on it.',
  })
  dayFirst!: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether 2 was read as a yes; null where nothing depends on it.',
  })
  twoIsYes!: boolean | null;

  @Field(() => [ImportedOptionObject], { description: 'The dates, in the order of their columns.' })
  options!: ImportedOptionObject[];

  @Field(() => [ImportedVoterObject], { description: 'The people who would be imported.' })
  voters!: ImportedVoterObject[];

  @Field(() => [LeftOutRowObject], { description: 'Every row that would not be imported.' })
  leftOutRows!: LeftOutRowObject[];

  @Field(() => [LeftOutColumnObject], { description: 'Every column that would not be imported.' })
  leftOutColumns!: LeftOutColumnObject[];
}
