import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A response, and the proof that one may edit it.' })
export class HeldResponseInput {
  @Field(() => ID, { description: 'Identifier of the response.' })
  participantId!: string;

  @Field(() => String, { description: 'What the join returned, or a mail about the response.' })
  responseToken!: string;
}
