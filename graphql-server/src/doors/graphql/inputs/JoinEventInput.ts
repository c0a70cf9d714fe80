import { Field, Float, InputType } from 'type-graphql';
import { FOR_SOMEBODY_ELSE } from '../../texts/somebodyElse.ts';
import { PhoneInput } from './PhoneInput.ts';

@InputType({ description: 'The response of the person joining.' })
export class JoinEventInput extends PhoneInput {
  @Field(() => String, { description: 'Name to show, at most 100 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'One email address; only the organisers of the event see it.' })
  email?: string | null;

  @Field(() => Float, { nullable: true, description: 'Probability of coming, 0 to 1. Left out, a definite yes.' })
  likelihood?: number | null;

  @Field(() => String, { nullable: true, description: 'A remark of at most 100 characters.' })
  comment?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The caller's own uid, if anything: identity comes from the ID token, and another's uid is refused.",
    deprecationReason: 'It decides nothing: the person of the ID token responds.',
  })
  uid?: string | null;

  @Field(() => Boolean, { nullable: true, description: FOR_SOMEBODY_ELSE })
  isForSomebodyElse?: boolean | null;
}
