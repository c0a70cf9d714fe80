import { Field, ObjectType } from 'type-graphql';

@ObjectType('CalendarFeed', { description: "A person's own events and responses, for calendar programs." })
export class CalendarFeedObject {
  @Field(() => String, {
    description: 'Where it is read, without signing in: anybody who knows this address sees it all.',
  })
  url!: string;
}
