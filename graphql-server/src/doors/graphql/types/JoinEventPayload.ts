import { Field, ObjectType } from 'type-graphql';
import { ParticipantObject } from './ParticipantObject.ts';

@ObjectType({ description: 'What a join returns.' })
export class JoinEventPayload {
  @Field(() => ParticipantObject, { description: 'The response.' })
  participant!: ParticipantObject;

  @Field(() => String, {
    description: 'Proves later that the response is yours. It is returned only here: keep it, and keep it secret.',
  })
  responseToken!: string;
}
