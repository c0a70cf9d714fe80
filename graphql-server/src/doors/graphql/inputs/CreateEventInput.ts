import { Field, InputType } from 'type-graphql';
import { NewContent } from '../types/eventContent.ts';

@NewContent
@InputType({ description: 'What an organiser says of a new event.' })
export class CreateEventInput {
  @Field(() => String, {
    nullable: true,
    description: 'Ignored: the creator is who the ID token says.',
    deprecationReason: 'It does nothing: the creator is who the ID token says.',
  })
  creatorId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Ignored: the name comes with the ID token.',
    deprecationReason: 'It does nothing: the name comes with the ID token.',
  })
  creatorName?: string | null;
}
