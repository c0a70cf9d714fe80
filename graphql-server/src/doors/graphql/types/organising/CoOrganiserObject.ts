import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../scalars/DateTimeScalar.ts';
import { PLAIN } from '../plain.ts';

@ObjectType('CoOrganiser', {
  ...PLAIN,
  description: 'Somebody who organises an event with its creator: all but deleting it, handing it over and inviting.',
})
export class CoOrganiserObject {
  @Field(() => String, { description: 'Their uid.' })
  uid!: string;

  @Field(() => String, { description: 'Their display name.' })
  displayName!: string;
}

@ObjectType('CoOrganiserInvitation', { description: 'That one person may organise an event with its creator.' })
export class CoOrganiserInvitationObject {
  @Field(() => String, { description: 'What `acceptCoOrganiser` takes; it is shown once, here, and works once.' })
  token!: string;

  @Field(() => DateTimeScalar, { description: 'Until when it works: ISO 8601 in UTC.' })
  expiresAt!: string;
}
