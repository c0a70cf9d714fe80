import type { Radius } from '@quorum/domain/follow/follow';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from './scalars/DateTimeScalar.ts';

/** Values equal names: GraphQL sends the name, and both transports must say the same. */
export enum FollowKindEnum {
  ORGANISER = 'ORGANISER',
  SERIES = 'SERIES',
  TYPE = 'TYPE',
}

export enum FollowPaceEnum {
  AT_ONCE = 'AT_ONCE',
  DAILY = 'DAILY',
}

registerEnumType(FollowKindEnum, {
  name: 'FollowKind',
  description: 'What can be followed.',
  valuesConfig: {
    ORGANISER: { description: 'The events of an organiser; the identifier is their uid, an event’s `creatorId`.' },
    SERIES: { description: 'The dates of a series; the identifier is that of any event of it.' },
    TYPE: { description: 'Events of a type; the identifier is that of an event type.' },
  },
});

registerEnumType(FollowPaceEnum, {
  name: 'FollowPace',
  description: 'How soon a follower is told.',
  valuesConfig: {
    AT_ONCE: { description: 'Of each event at once, of at most five a day; more of them come with a daily digest.' },
    DAILY: { description: 'Once a day of all, at five in the afternoon.' },
  },
});

@ObjectType('FollowPlace', { description: 'Near where events are meant.' })
export class FollowPlaceObject {
  @Field(() => Int, { description: 'How far from the place, in kilometres: 10, 25 or 50.' })
  km!: Radius;

  @Field(() => String, { description: 'What the place is called.' })
  name!: string;
}

@ObjectType('Follow', { description: 'What somebody follows: they are told of new events that are public.' })
export class FollowObject {
  @Field(() => FollowKindEnum, { description: 'What it is.' })
  kind!: keyof typeof FollowKindEnum;

  @Field(() => ID, { description: 'Identifier of the organiser, of the series or of the type.' })
  id!: string;

  @Field(() => String, { description: 'What that was called when it was followed.' })
  name!: string;

  @Field(() => FollowPaceEnum, { description: 'How soon the person is told.' })
  pace!: keyof typeof FollowPaceEnum;

  @Field(() => FollowPlaceObject, { nullable: true, description: 'Near where; null for everywhere.' })
  near!: FollowPlaceObject | null;

  @Field(() => DateTimeScalar, { description: 'Since when: ISO 8601 in UTC.' })
  createdAt!: string;
}
