import { Field, InputType, Int } from 'type-graphql';
import { RecurrenceFrequencyEnum } from '../types/RecurrenceFrequencyEnum.ts';

@InputType({ description: 'What to change of an event; what is left out stays as it is.' })
export class UpdateEventInput {
  @Field(() => String, { nullable: true, description: 'What it is called, at most 120 characters.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Where it takes place, at most 200 characters.' })
  location?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'When it starts: ISO 8601 with its offset, such as `2026-05-01T18:30:00Z`.',
  })
  date?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'When it ends, after `date`: ISO 8601 with its offset, or null.',
  })
  endTime?: string | null;

  @Field(() => String, { nullable: true, description: 'IANA time zone that the event keeps, such as `Europe/Berlin`.' })
  timezone?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many participants it needs, at least 2.' })
  participantThreshold?: number | null;

  @Field(() => Int, { nullable: true, description: 'Identifier of its type.' })
  eventTypeId?: number | null;

  @Field(() => String, { nullable: true, description: 'What else is to be known, at most 2,000 characters.' })
  notes?: string | null;

  @Field(() => String, { nullable: true, description: 'An absolute http or https address.' })
  webLink?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Private: on no list, found by its hash alone.' })
  isPrivate?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to hide names and comments from others.' })
  isGuestListHidden?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the next occurrence is made when this one is past.' })
  isRecurring?: boolean | null;

  @Field(() => RecurrenceFrequencyEnum, { nullable: true, description: 'Required when `isRecurring`, else ignored.' })
  recurrenceFrequency?: string | null;
}
