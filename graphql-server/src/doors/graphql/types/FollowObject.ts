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
  description: 'How soon a follower gets news.',
  valuesConfig: {
    AT_ONCE: { description: 'About each event at once, at most five a day; any more come in a daily digest.' },
    DAILY: { description: 'About all of them once a day, at five in the afternoon.' },
  },
});

@ObjectType('FollowPlace', { description: 'The place that followed events must be near.' })
export class FollowPlaceObject {
  @Field(() => Int, { description: 'How far from the place, in kilometres: 10, 25 or 50.' })
  km!: Radius;

  @Field(() => String, { description: 'What the place is called.' })
  name!: string;
}

@ObjectType('Follow', { description: 'What a person follows: they get news about its new public events.' })
export class FollowObject {
  @Field(() => FollowKindEnum, { description: 'The kind of what is followed.' })
  kind!: keyof typeof FollowKindEnum;

  @Field(() => ID, { description: 'Identifier of the organiser, of the series or of the type.' })
  id!: string;

  @Field(() => String, { description: 'Its name when the person began to follow it.' })
  name!: string;

  @Field(() => FollowPaceEnum, { description: 'How soon the person gets news.' })
  pace!: keyof typeof FollowPaceEnum;

  @Field(() => FollowPlaceObject, { nullable: true, description: 'The place to be near; null for everywhere.' })
  near!: FollowPlaceObject | null;

  @Field(() => DateTimeScalar, { description: 'Since when: ISO 8601 in UTC.' })
  createdAt!: string;
}
