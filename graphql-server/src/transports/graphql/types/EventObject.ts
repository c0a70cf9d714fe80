import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PLAIN } from './plain.ts';
import { EventTypeObject } from './EventTypeObject.ts';
import { ParticipantObject } from './ParticipantObject.ts';
import { RecurrenceFrequencyEnum } from './RecurrenceFrequencyEnum.ts';
import { WeatherObject } from './WeatherObject.ts';

@ObjectType('Event', { ...PLAIN, description: 'Something that happens when enough people are in.' })
export class EventObject {
  @Field(() => ID, { description: 'Identifier. It finds nothing: an event is read by its `urlHash`.' })
  id!: number;

  @Field(() => String, { description: 'Public identifier in the address of its page: 22 characters of base64url.' })
  urlHash!: string;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'Where it takes place, as a person would say it.' })
  location!: string;

  @Field(() => String, { description: 'When it starts: ISO 8601 in UTC.' })
  date!: string;

  @Field(() => String, { nullable: true, description: 'When it ends: ISO 8601 in UTC. Null when no end was given.' })
  endTime!: string | null;

  @Field(() => String, { description: 'IANA time zone that the event keeps, such as `Europe/Berlin`.' })
  timezone!: string;

  @Field(() => Int, { description: 'How many participants it needs, likelihoods added up.' })
  participantThreshold!: number;

  @Field(() => String, { description: 'What else is to be known, empty when nothing is.' })
  notes!: string;

  @Field(() => String, { description: 'Address of a page with more information, empty when there is none.' })
  webLink!: string;

  @Field(() => Boolean, { description: 'A private event is on no list; whoever has its hash may read and join it.' })
  isPrivate!: boolean;

  @Field(() => Boolean, {
    description: 'Whether names and comments are for those who gave them and the creator alone; others read `Guest`.',
  })
  isGuestListHidden!: boolean;

  @Field(() => Boolean, {
    description: 'Whether an operator has hidden it: it is there for its creator and operators alone.',
  })
  isHidden!: boolean;

  @Field(() => Int, { description: 'Identifier of its type.' })
  eventTypeId!: number;

  @Field(() => EventTypeObject, { description: 'What kind of event it is.' })
  eventType!: EventTypeObject;

  @Field(() => Boolean, { description: 'Whether the next occurrence is made when this one is past.' })
  isRecurring!: boolean;

  @Field(() => RecurrenceFrequencyEnum, { nullable: true, description: 'How often it recurs, null when it does not.' })
  recurrenceFrequency!: string | null;

  @Field(() => ID, { nullable: true, description: 'The event it was duplicated from: the first of its series.' })
  parentEventId!: number | null;

  @Field(() => String, { description: 'The uid of its creator.' })
  creatorId!: string;

  @Field(() => String, { description: 'The display name of its creator.' })
  creatorName!: string;

  @Field(() => [ParticipantObject], { description: 'Everybody who answered, in the order of answering.' })
  participants!: ParticipantObject[];

  @Field(() => WeatherObject, { nullable: true, description: 'The forecast, null while there is none.' })
  weather!: WeatherObject | null;
}
