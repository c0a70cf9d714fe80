import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A response, and the proof that the caller may edit it.' })
export class HeldResponseInput {
  @Field(() => ID, { description: 'Identifier of the response.' })
  participantId!: string;

  @Field(() => String, { description: 'The token that the join returned, or that came in a mail about the response.' })
  responseToken!: string;
}
