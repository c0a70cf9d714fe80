import { Field, Int, ObjectType } from 'type-graphql';
import { PLAIN } from './plain.ts';
import { EventObject } from './EventObject.ts';

@ObjectType('PageInfo', { ...PLAIN, description: 'Where a page stands in its list (GraphQL Cursor Connections).' })
export class PageInfoObject {
  @Field(() => Boolean, { description: 'Whether more follow: query again with `after: endCursor`.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether the page was requested with a cursor.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first item of the page, null when it is empty.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last item of the page, null when it is empty.' })
  endCursor!: string | null;
}

@ObjectType('EventEdge', { ...PLAIN, description: 'An event and its place in the list.' })
export class EventEdgeObject {
  @Field(() => String, { description: 'The place just after this event, the value of `after`.' })
  cursor!: string;

  @Field(() => EventObject, { description: 'The event.' })
  node!: EventObject;
}

@ObjectType('EventConnection', { ...PLAIN, description: 'A page of a list of events.' })
export class EventConnectionObject {
  @Field(() => [EventEdgeObject], { description: 'The events with their cursors.' })
  edges!: EventEdgeObject[];

  @Field(() => [EventObject], { description: 'The events, without cursors.' })
  nodes!: EventObject[];

  @Field(() => PageInfoObject, { description: 'The position of the page in the list.' })
  pageInfo!: PageInfoObject;

  @Field(() => Int, { description: 'How many events the whole list has.' })
  totalCount!: number;
}
