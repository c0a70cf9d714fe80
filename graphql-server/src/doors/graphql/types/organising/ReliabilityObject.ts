import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PLAIN } from '../plain.ts';

export enum AttendanceOutlookEnum {
  LIKELY = 'LIKELY',
  OPEN = 'OPEN',
  UNLIKELY = 'UNLIKELY',
}

registerEnumType(AttendanceOutlookEnum, {
  name: 'AttendanceOutlook',
  description: 'Whether enough people will come, judged by past attendance of those who responded.',
  valuesConfig: {
    LIKELY: { description: 'In at least two of three cases.' },
    OPEN: { description: 'In between.' },
    UNLIKELY: { description: 'In one of three cases at most.' },
  },
});

const ATTENDED = { description: 'How often they came.' };
const MISSED = { description: 'How often they did not come.' };

@ObjectType('CameAfter', { ...PLAIN, description: 'How often a person came after responding with one likelihood.' })
export class CameAfterObject {
  @Field(() => Float, { description: 'The likelihood of those responses: 1 is a yes.' })
  likelihood!: number;

  @Field(() => Int, ATTENDED)
  attended!: number;

  @Field(() => Int, MISSED)
  missed!: number;
}

@ObjectType('Reliability', { ...PLAIN, description: 'How often a person came, which only they can read.' })
export class ReliabilityObject {
  @Field(() => Int, ATTENDED)
  attended!: number;

  @Field(() => Int, MISSED)
  missed!: number;

  @Field(() => [CameAfterObject], { description: 'By the likelihood of their responses, highest first.' })
  byLikelihood!: CameAfterObject[];
}
