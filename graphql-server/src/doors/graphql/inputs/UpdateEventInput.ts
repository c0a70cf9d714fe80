import { Field, InputType, Int } from 'type-graphql';
import { ChangedContent } from '../types/eventContent.ts';
import { EXTERNAL_ID } from './externalId.ts';
import { MADE_OF } from './madeOf.ts';

@ChangedContent
@InputType({
  description: 'Changes to an event; what is left out stays as it is, null restores the default.',
})
export class UpdateEventInput {
  @Field(() => Int, MADE_OF)
  revision?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether to notify the people who responded of new notes. They are always notified of a new time or place.',
  })
  tellNotes?: boolean | null;

  @Field(() => String, EXTERNAL_ID)
  externalId?: string | null;
}
