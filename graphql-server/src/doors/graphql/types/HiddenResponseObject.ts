import { Field, ObjectType } from 'type-graphql';
import { ParticipantObject } from './ParticipantObject.ts';

@ObjectType('HiddenResponse', { description: "A response that its event's organiser has hidden: no list shows it." })
export class HiddenResponseObject {
  @Field(() => String, { description: 'Identifier of its event in links.' })
  urlHash!: string;

  @Field(() => ParticipantObject, { description: 'The response itself, for its owner.' })
  response!: ParticipantObject;
}
