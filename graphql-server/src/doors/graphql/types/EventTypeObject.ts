import { Field, Int, ObjectType } from 'type-graphql';
import { NodeInterface } from './nodes/NodeInterface.ts';
import { PLAIN } from './plain.ts';

@ObjectType('EventType', {
  ...PLAIN,
  implements: NodeInterface,
  description: 'A kind of event, such as Basketball or Board Games.',
})
export class EventTypeObject {
  @Field(() => Int, { description: 'Identifier, the value of `eventTypeId`.' })
  id!: number;

  @Field(() => String, { description: 'What people call it.' })
  name!: string;

  @Field(() => String, { description: 'Colour of its badge, `#rrggbb`.' })
  color!: string;
}
