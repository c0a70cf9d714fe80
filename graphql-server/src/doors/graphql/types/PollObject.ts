import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from './scalars/DateTimeScalar.ts';
import { ShownPollContent } from './eventContent.ts';
import { EventTypeObject } from './EventTypeObject.ts';
import { NodeInterface } from './nodes/NodeInterface.ts';
import { PublishedInterface } from './nodes/PublishedInterface.ts';
import { PLAIN } from './plain.ts';

/** Values equal names: GraphQL sends the name, and both transports must say the same. */
export enum PollStatusEnum {
  OPEN = 'OPEN',
  SCHEDULED = 'SCHEDULED',
  CLOSED = 'CLOSED',
}

registerEnumType(PollStatusEnum, {
  name: 'PollStatus',
  description: 'The status of a poll.',
  valuesConfig: {
    OPEN: { description: 'It takes votes.' },
    SCHEDULED: { description: 'It has become an event.' },
    CLOSED: { description: 'It takes no votes. Its organiser may still schedule a later date.' },
  },
});

@ObjectType('PollOption', { ...PLAIN, description: 'A date that a poll offers.' })
export class PollOptionObject {
  @Field(() => ID, { description: 'Identifier, unique among all options.' })
  id!: number;

  @Field(() => DateTimeScalar, { description: 'When it would start: ISO 8601 in UTC.' })
  date!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it would end: ISO 8601 in UTC. Null when no end was given.',
  })
  endTime!: string | null;

  @Field(() => Float, { description: 'How many people to expect.' })
  expected!: number;

  @Field(() => Float, {
    description: 'Probability that enough people come, 0 to 1 with four decimals; 0 and 1 only where that is certain.',
  })
  chance!: number;

  @Field(() => Int, { description: 'How many people are certain to come.' })
  yes!: number;

  @Field(() => Int, { description: 'How many people may come.' })
  maybe!: number;

  @Field(() => Int, { description: 'How many people are not coming.' })
  no!: number;

  @Field(() => Boolean, { description: 'Whether it is the best date so far. A date that is over never is.' })
  isBest!: boolean;
}

@ObjectType('PollVote', { ...PLAIN, description: 'One person’s vote on one date.' })
export class PollVoteObject {
  @Field(() => ID, { description: 'Identifier of the option.' })
  optionId!: number;

  @Field(() => Float, { description: 'Probability of coming: 1 is a yes, 0 a no, anything between a maybe.' })
  likelihood!: number;
}

@ObjectType('PollVoter', { ...PLAIN, description: 'One person’s votes on the dates of a poll.' })
export class PollVoterObject {
  @Field(() => ID, { description: 'Identifier, unique among all voters.' })
  id!: number;

  @Field(() => String, { description: 'The name that the person gave.' })
  name!: string;

  @Field(() => String, { description: 'A remark of at most 100 characters, empty when there is none.' })
  comment!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address that the person left. Null for everybody but the person and the creator of the poll.',
  })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'The uid of the person. Null for everybody but the person.' })
  uid!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Identifier of the response that the vote became, which the same token edits. Null before that, and where names are hidden.',
  })
  participantId!: number | null;

  @Field(() => [PollVoteObject], { description: 'Their votes. An option that is not listed has no vote.' })
  votes!: readonly PollVoteObject[];

  @Field(() => [Float], {
    nullable: 'items',
    description: 'The same as one list: their vote on each of `options`, in that order; null for no vote.',
  })
  likelihoods!: (number | null)[];

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the person voted: ISO 8601 in UTC. Null for a person whom the reader sees as `Guest`.',
  })
  createdAt!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the person last changed it: ISO 8601 in UTC. Null for a person whom the reader sees as `Guest`.',
  })
  updatedAt!: string | null;
}

@ShownPollContent
@ObjectType('Poll', {
  ...PLAIN,
  implements: [NodeInterface, PublishedInterface],
  description: 'People vote on the date of an event before there is one.',
})
export class PollObject {
  @Field(() => ID, { description: 'Identifier. It finds no poll: read one by its `urlHash`.' })
  id!: number;

  @Field(() => Int, {
    description: 'Rises with every change that its creator makes to its content, including its options.',
  })
  revision!: number;

  @Field(() => EventTypeObject, { description: 'What kind of event it is for.' })
  eventType!: EventTypeObject;

  @Field(() => DateTimeScalar, { description: 'When voting ends: ISO 8601 in UTC.' })
  closesAt!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The end of voting if the creator chose one. Null if voting ends when the last option starts.',
  })
  chosenClosesAt!: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Chance at which the best date is scheduled automatically. Null when the organiser picks the date.',
  })
  autoScheduleChance!: number | null;

  @Field(() => PollStatusEnum, { description: 'Its status.' })
  status!: `${PollStatusEnum}`;

  @Field(() => [PollOptionObject], { description: 'Its dates, by time.' })
  options!: PollOptionObject[];

  @Field(() => Int, { description: 'How many people voted.' })
  voterCount!: number;

  @Field(() => DateTimeScalar, { description: 'When it was opened: ISO 8601 in UTC.' })
  createdAt!: string;

  @Field(() => DateTimeScalar, { description: 'When it last changed, other than by votes: ISO 8601 in UTC.' })
  updatedAt!: string;
}

@ObjectType('PollEdge', { ...PLAIN, description: 'A poll and its place in the list.' })
export class PollEdgeObject {
  @Field(() => String, { description: 'The place just after this poll, the value of `after`.' })
  cursor!: string;

  @Field(() => PollObject, { description: 'The poll.' })
  node!: PollObject;
}

@ObjectType('PollConnection', { ...PLAIN, description: 'A page of a list of polls.' })
export class PollConnectionObject {
  @Field(() => Int, { description: 'How many polls the whole list has.' })
  totalCount!: number;
}

@ObjectType({ description: 'What a vote returns.' })
export class VotePollPayload {
  @Field(() => PollVoterObject, { description: 'The vote.' })
  voter!: PollVoterObject;

  @Field(() => String, {
    description: 'Proves later that the votes are yours. It is returned only here: keep it, and keep it secret.',
  })
  responseToken!: string;
}
