import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../scalars/DateTimeScalar.ts';
import { PLAIN } from '../plain.ts';

@ObjectType('CoOrganiser', {
  ...PLAIN,
  description:
    'A person who organises an event with its creator, and may do everything except delete it, hand it over and invite others.',
})
export class CoOrganiserObject {
  @Field(() => String, { description: 'Their uid.' })
  uid!: string;

  @Field(() => String, { description: 'Their display name.' })
  displayName!: string;
}

@ObjectType('CoOrganiserInvitation', {
  description: 'An invitation for one person to organise an event with its creator.',
})
export class CoOrganiserInvitationObject {
  @Field(() => String, { description: 'What `acceptCoOrganiser` takes; it is shown once, here, and works once.' })
  token!: string;

  @Field(() => DateTimeScalar, { description: 'When it expires: ISO 8601 in UTC.' })
  expiresAt!: string;
}
