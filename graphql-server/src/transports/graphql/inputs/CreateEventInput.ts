import { Field, InputType, Int } from 'type-graphql';
import { RecurrenceFrequencyEnum } from '../types/RecurrenceFrequencyEnum.ts';

@InputType({ description: 'What an organiser says of a new event.' })
export class CreateEventInput {
  @Field(() => String, { description: 'What it is called, at most 120 characters.' })
  title!: string;

  @Field(() => String, { description: 'Where it takes place, at most 200 characters.' })
  location!: string;

  @Field(() => String, { description: 'When it starts: ISO 8601 with its offset, such as `2026-05-01T18:30:00Z`.' })
  date!: string;

  @Field(() => String, {
    nullable: true,
    description: 'When it ends, after `date`: ISO 8601 with its offset, or null.',
  })
  endTime?: string | null;

  @Field(() => String, { description: 'IANA time zone that the event keeps, such as `Europe/Berlin`.' })
  timezone!: string;

  @Field(() => Int, { nullable: true, description: 'How many participants it needs, at least 2. Left out, 10.' })
  participantThreshold?: number | null;

  @Field(() => Int, { description: 'Identifier of its type.' })
  eventTypeId!: number;

  @Field(() => String, { nullable: true, description: 'What else is to be known, at most 2,000 characters.' })
  notes?: string | null;

  @Field(() => String, { nullable: true, description: 'An absolute http or https address.' })
  webLink?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Private: on no list, found by its hash alone. Left out, public.',
  })
  isPrivate?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to hide names and comments from others. Left out, shown.',
  })
  isGuestListHidden?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the next occurrence is made when this one is past. Left out, no.',
  })
  isRecurring?: boolean | null;

  @Field(() => RecurrenceFrequencyEnum, { nullable: true, description: 'Required when `isRecurring`, else ignored.' })
  recurrenceFrequency?: string | null;

  @Field(() => String, { nullable: true, description: 'Ignored: the creator is who the ID token says.' })
  creatorId?: string | null;

  @Field(() => String, { nullable: true, description: 'Ignored: the name comes with the ID token.' })
  creatorName?: string | null;
}
