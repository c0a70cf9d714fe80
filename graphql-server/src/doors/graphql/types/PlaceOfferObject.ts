import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from './scalars/DateTimeScalar.ts';
import { PLAIN } from './plain.ts';

@ObjectType('PlaceOffer', { ...PLAIN, description: 'Places that are held for somebody on the waitlist.' })
export class PlaceOfferObject {
  @Field(() => Int, { description: 'How many.' })
  seats!: number;

  @Field(() => DateTimeScalar, {
    description: 'Until when: ISO 8601 in UTC. After that they are offered to the next in line.',
  })
  until!: string;

  @Field(() => Boolean, {
    description: 'Whether there are fewer than the party needs: it is asked whether fewer of them would come.',
  })
  isForFewer!: boolean;
}
