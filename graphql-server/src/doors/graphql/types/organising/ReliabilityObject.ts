import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PLAIN } from '../plain.ts';

export enum AttendanceOutlookEnum {
  LIKELY = 'LIKELY',
  OPEN = 'OPEN',
  UNLIKELY = 'UNLIKELY',
}

registerEnumType(AttendanceOutlookEnum, {
  name: 'AttendanceOutlook',
  description: 'Whether enough people will come, as those who responded came before.',
  valuesConfig: {
    LIKELY: { description: 'In two of three cases and more.' },
    OPEN: { description: 'In between.' },
    UNLIKELY: { description: 'In one of three cases at most.' },
  },
});

const ATTENDED = { description: 'How often they came.' };
const MISSED = { description: 'How often they did not.' };

@ObjectType('CameAfter', { ...PLAIN, description: 'How often somebody came after they had said the same.' })
export class CameAfterObject {
  @Field(() => Float, { description: 'What they had said: 1 is a yes.' })
  likelihood!: number;

  @Field(() => Int, ATTENDED)
  attended!: number;

  @Field(() => Int, MISSED)
  missed!: number;
}

@ObjectType('Reliability', { ...PLAIN, description: 'How often somebody came, as they alone read it.' })
export class ReliabilityObject {
  @Field(() => Int, ATTENDED)
  attended!: number;

  @Field(() => Int, MISSED)
  missed!: number;

  @Field(() => [CameAfterObject], { description: 'By what they had said, the most likely first.' })
  byLikelihood!: CameAfterObject[];
}
