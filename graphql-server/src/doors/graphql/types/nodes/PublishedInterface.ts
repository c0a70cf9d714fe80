import { Field, Int, InterfaceType } from 'type-graphql';
import { DateTimeScalar } from '../scalars/DateTimeScalar.ts';
import { ShownPollContent } from '../eventContent.ts';
import { EventTypeObject } from '../EventTypeObject.ts';
import { NodeInterface } from './NodeInterface.ts';

/** The texts of its own are in the content that a poll hands on to its event. */
@ShownPollContent
@InterfaceType('Published', {
  implements: NodeInterface,
  description: 'What events and polls have in common: each was published at an address of its own.',
  resolveType: ({ __typename }: { __typename: string }) => __typename,
})
export abstract class PublishedInterface {
  @Field(() => String, { description: 'Public identifier in the address of its page: 22 characters of base64url.' })
  urlHash!: string;

  @Field(() => Int, { description: 'Rises with every change that its organisers make to its content.' })
  revision!: number;

  @Field(() => EventTypeObject, { description: 'What kind of event it is, or is for.' })
  eventType!: EventTypeObject;

  @Field(() => Boolean, {
    description: 'Whether an operator has hidden it: only its organisers and operators can see it then.',
  })
  isHidden!: boolean;

  @Field(() => String, { description: 'The uid of its creator.' })
  creatorId!: string;

  @Field(() => String, { description: 'The display name of its creator.' })
  creatorName!: string;

  @Field(() => DateTimeScalar, { description: 'When it was published: ISO 8601 in UTC.' })
  createdAt!: string;

  @Field(() => DateTimeScalar, {
    description: 'When it last changed, other than by responses or votes: ISO 8601 in UTC.',
  })
  updatedAt!: string;
}
