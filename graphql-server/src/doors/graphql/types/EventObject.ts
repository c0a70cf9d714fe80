import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from './scalars/DateTimeScalar.ts';
import { CoOrganiserObject } from './organising/CoOrganiserObject.ts';
import { DecidedByEnum, EventStatusEnum } from './decisionEnums.ts';
import { ShownContent } from './eventContent.ts';
import { EventFormatObject, NextFormatObject } from './EventFormatObject.ts';
import { EventTypeObject } from './EventTypeObject.ts';
import { NodeInterface } from './nodes/NodeInterface.ts';
import { PublishedInterface } from './nodes/PublishedInterface.ts';
import { ParticipantObject } from './ParticipantObject.ts';
import { PLAIN } from './plain.ts';
import { WeatherObject } from './WeatherObject.ts';

@ShownContent
@ObjectType('Event', {
  ...PLAIN,
  implements: [NodeInterface, PublishedInterface],
  description: 'Something that happens when enough people are in.',
})
export class EventObject {
  @Field(() => ID, { description: 'Identifier. It finds no event: read one by its `urlHash`.' })
  id!: number;

  @Field(() => Int, {
    description: 'Rises with every change that its organisers make to its content, and with nothing else.',
  })
  revision!: number;

  @Field(() => EventStatusEnum, { description: 'Whether it takes place.' })
  status!: `${EventStatusEnum}`;

  @Field(() => String, { nullable: true, description: 'The reason that the deciding organiser gave; null for none.' })
  statusReason!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When `status` changed: ISO 8601 in UTC. Null when it never did.',
  })
  statusChangedAt!: string | null;

  @Field(() => DecidedByEnum, {
    nullable: true,
    description: 'Whether the clock or an organiser last changed `status`; null when nobody has.',
  })
  decidedBy!: `${DecidedByEnum}` | null;

  @Field(() => Int, { nullable: true, description: 'How many people it needed at that time.' })
  neededSeats!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'How many people it had at that time: by its `decisionRule`, or all expected ones where it had no `decideAt`.',
  })
  hadSeats!: number | null;

  @Field(() => Boolean, {
    description:
      'Whether it is confirmed but now has too few people (by its `decisionRule`, or by `expected` without a `decideAt`), or was not confirmed because rain is forecast.',
  })
  isAtRisk!: boolean;

  @Field(() => EventTypeObject, { description: 'What kind of event it is.' })
  eventType!: EventTypeObject;

  @Field(() => ID, { nullable: true, description: 'The event it was duplicated from: the first of its series.' })
  parentEventId!: number | null;

  @Field(() => [CoOrganiserObject], {
    description: 'The people who organise it with its creator, in the order of joining.',
  })
  coOrganisers!: CoOrganiserObject[];

  @Field(() => [ParticipantObject], { description: 'Everybody who has responded, in the order of their responses.' })
  participants!: ParticipantObject[];

  @Field(() => Float, { description: 'How many people to expect: likelihoods added up, guests included.' })
  expected!: number;

  @Field(() => Float, {
    description: 'Probability that enough people come, 0 to 1 with four decimals; 0 and 1 only where that is certain.',
  })
  chance!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many places are free and not held for anybody. Null without a limit.',
  })
  placesLeft!: number | null;

  @Field(() => Int, { description: 'How many places are held for people on the waitlist while they decide.' })
  placesHeld!: number;

  @Field(() => Int, { description: 'How many responses are waiting for a place.' })
  waitlistCount!: number;

  @Field(() => EventFormatObject, {
    nullable: true,
    description: 'The largest format that the people with a place are enough for; null if there are too few for any.',
  })
  currentFormat!: EventFormatObject | null;

  @Field(() => NextFormatObject, {
    nullable: true,
    description: 'The next format above that; null when there is none.',
  })
  nextFormat!: NextFormatObject | null;

  @Field(() => DateTimeScalar, {
    description: 'When it last changed, not counting responses that leave its standing as it was: ISO 8601 in UTC.',
  })
  updatedAt!: string;

  @Field(() => WeatherObject, { nullable: true, description: 'The forecast; null while there is none.' })
  weather!: WeatherObject | null;
}
