import { Field, InputType } from 'type-graphql';

@InputType({ description: 'The number that somebody leaves in their account, or takes away.' })
export class AccountPhoneInput {
  @Field(() => String, {
    nullable: true,
    description: 'A mobile number for texts about their events, as typed; null or empty removes it.',
  })
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Country of a number that does not begin with +: two letters. Left out, by the time zone of the person’s next event.',
  })
  phoneCountry?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Consent to texts about their events to this number; required for a new number.',
  })
  phoneConsent?: boolean | null;

  @Field(() => String, { nullable: true, description: 'A solved `phoneChallenge`, where one is required.' })
  proof?: string | null;
}
