import { Field, InputType } from 'type-graphql';
import { EXTERNAL_ID } from './externalId.ts';
import { NewContent } from '../types/eventContent.ts';

@NewContent
@InputType({ description: 'The content of a new event.' })
export class CreateEventInput {
  @Field(() => String, {
    nullable: true,
    description: 'Ignored: the creator is the person of the ID token.',
    deprecationReason: 'It does nothing: the creator is the person of the ID token.',
  })
  creatorId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Ignored: the name comes with the ID token.',
    deprecationReason: 'It does nothing: the name comes with the ID token.',
  })
  creatorName?: string | null;

  @Field(() => String, EXTERNAL_ID)
  externalId?: string | null;
}
