import { Field, InputType } from 'type-graphql';

@InputType({ description: 'The number that somebody leaves in their account, or takes away.' })
export class AccountPhoneInput {
  @Field(() => String, {
    nullable: true,
    description: 'A mobile number for texts about their events, as typed; null or empty takes it away.',
  })
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Whose number it is where it begins without +: two letters. Left out, by the time zone of the next event of the person.',
  })
  phoneCountry?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'That texts about their events may go to the number: a new number is not taken without.',
  })
  phoneConsent?: boolean | null;

  @Field(() => String, { nullable: true, description: 'A solved `phoneChallenge`, where one is asked for.' })
  proof?: string | null;
}
