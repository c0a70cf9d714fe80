import { Field, InputType, Int } from 'type-graphql';
import { ChangedContent } from '../types/eventContent.ts';
import { EXTERNAL_ID } from './externalId.ts';
import { MADE_OF } from './madeOf.ts';

@ChangedContent
@InputType({
  description: 'What to change of an event; what is left out stays as it is, null goes back to the default.',
})
export class UpdateEventInput {
  @Field(() => Int, MADE_OF)
  revision?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether those who responded are told of new notes, too. Of a new time or place they are told anyway.',
  })
  tellNotes?: boolean | null;

  @Field(() => String, EXTERNAL_ID)
  externalId?: string | null;
}
