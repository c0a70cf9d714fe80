import { FOR_SOMEBODY_ELSE } from '../../texts/somebodyElse.ts';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { ChangedPollContent, NewPollContent } from '../types/eventContent.ts';
import { MADE_OF } from './madeOf.ts';

@InputType({ description: 'A date that a poll offers.' })
export class PollOptionInput {
  @Field(() => ID, {
    nullable: true,
    description: 'In a change: identifier of an existing option, which keeps its votes.',
  })
  id?: string | null;

  @Field(() => String, {
    description: 'When it would start: ISO 8601 with its offset, such as `2026-05-01T18:30:00Z`.',
  })
  date!: string;

  @Field(() => String, { nullable: true, description: 'When it would end, after `date`, or null.' })
  endTime?: string | null;
}

const CLOSES_AT = {
  nullable: true,
  description: 'When voting ends, not after the last option starts: ISO 8601 with its offset. Null for that start.',
};

const CHANCE = {
  nullable: true,
  description:
    'Chance at which the best date is scheduled automatically, above 0 and at most 1. Null when the organiser ' +
    'picks. Left out of a new poll, 0.9.',
};

@NewPollContent
@InputType({ description: 'The content of a new poll.' })
export class CreatePollInput {
  @Field(() => [PollOptionInput], { description: 'Its dates, 2 to 20.' })
  options!: PollOptionInput[];

  @Field(() => String, CLOSES_AT)
  closesAt?: string | null;

  @Field(() => Float, CHANCE)
  autoScheduleChance?: number | null;
}

@ChangedPollContent
@InputType({ description: 'Changes to a poll; what is left out stays as it is, null restores the default.' })
export class UpdatePollInput {
  @Field(() => Int, MADE_OF)
  revision?: number | null;

  @Field(() => [PollOptionInput], {
    nullable: true,
    description: 'All dates, 2 to 20: one that is left out is deleted with its votes.',
  })
  options?: PollOptionInput[];

  @Field(() => String, CLOSES_AT)
  closesAt?: string | null;

  @Field(() => Float, CHANCE)
  autoScheduleChance?: number | null;
}

@InputType({ description: 'One person’s vote on one date.' })
export class PollVoteInput {
  @Field(() => ID, { description: 'Identifier of the option.' })
  optionId!: string;

  @Field(() => Float, { description: 'Probability of coming, 0 to 1.' })
  likelihood!: number;
}

@InputType({ description: 'One person’s votes on the dates of a poll.' })
export class VotePollInput {
  @Field(() => String, { description: 'A name, at most 100 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'A remark of at most 100 characters.' })
  comment?: string | null;

  @Field(() => String, { nullable: true, description: 'An email address for news about the poll and its event.' })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The caller's own uid, if anything: identity comes from the ID token, and another's uid is refused.",
    deprecationReason: 'It decides nothing: the person of the ID token votes.',
  })
  uid?: string | null;

  @Field(() => Boolean, { nullable: true, description: FOR_SOMEBODY_ELSE })
  isForSomebodyElse?: boolean | null;

  @Field(() => [PollVoteInput], { description: 'At least one. An option that is not listed has no vote.' })
  votes!: PollVoteInput[];
}

@InputType({ description: 'Changes to a vote; what is left out stays as it is.' })
export class UpdateVoteInput {
  @Field(() => String, { nullable: true, description: 'A name, at most 100 characters.' })
  name?: string;

  @Field(() => String, { nullable: true, description: 'A remark of at most 100 characters.' })
  comment?: string | null;

  @Field(() => String, { nullable: true, description: 'An email address for news about the poll and its event.' })
  email?: string | null;

  @Field(() => [PollVoteInput], {
    nullable: true,
    description: 'New votes on these options; votes on other options stay.',
  })
  votes?: PollVoteInput[];
}
