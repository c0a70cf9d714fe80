import { Field, Float, InputType } from 'type-graphql';
import { PhoneInput } from './PhoneInput.ts';

@InputType({
  description: 'Changes to a response; what is left out stays as it is, null restores the default.',
})
export class UpdateResponseInput extends PhoneInput {
  @Field(() => String, { nullable: true, description: 'Name to show, at most 100 characters.' })
  name?: string;

  @Field(() => String, { nullable: true, description: 'One email address; null or empty removes it.' })
  email?: string | null;

  @Field(() => Float, { nullable: true, description: 'Probability of coming, 0 to 1. Null for a definite yes.' })
  likelihood?: number | null;

  @Field(() => String, { nullable: true, description: 'A remark of at most 100 characters.' })
  comment?: string | null;
}
