import { Field, ObjectType } from 'type-graphql';
import { EventObject } from '../EventObject.ts';
import { PLAIN } from '../plain.ts';

@ObjectType({ ...PLAIN, description: 'An event that was changed or published.' })
export class UpsertEventPayload {
  @Field(() => EventObject, { description: 'The event.' })
  event!: EventObject;

  @Field(() => Boolean, { description: 'Whether it was published now; false if it existed and was changed.' })
  isNew!: boolean;
}
