import { Field, ObjectType } from 'type-graphql';
import { ParticipantObject } from './ParticipantObject.ts';

@ObjectType('Viewer', { description: 'The signed-in person, as the identity provider knows them.' })
export class ViewerObject {
  @Field(() => String, { description: 'Identifier of the person at the identity provider.' })
  uid!: string;

  @Field(() => String, { nullable: true, description: 'The name to show.' })
  displayName!: string | null;

  @Field(() => String, { nullable: true, description: "The person's address." })
  email!: string | null;

  @Field(() => String, { nullable: true, description: "Address of the person's picture." })
  photoURL!: string | null;

  @Field(() => Boolean, { description: 'Whether the person may read reports, and hide events and polls.' })
  isOperator!: boolean;
}

@ObjectType('CalendarFeed', { description: "A person's own events and responses, for calendar programs." })
export class CalendarFeedObject {
  @Field(() => String, {
    description: 'The address to read it from, without signing in: anybody who knows it can see everything.',
  })
  url!: string;
}

@ObjectType('HiddenResponse', { description: "A response that its event's organiser has hidden: no list shows it." })
export class HiddenResponseObject {
  @Field(() => String, { description: 'Identifier of its event in links.' })
  urlHash!: string;

  @Field(() => ParticipantObject, { description: 'The response itself, for its owner.' })
  response!: ParticipantObject;
}
