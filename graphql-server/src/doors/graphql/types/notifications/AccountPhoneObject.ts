import { Field, ObjectType } from 'type-graphql';
import type { ShownAccountPhone } from '../../../../use-cases/account/phone/ownPhone.ts';

@ObjectType('AccountPhone', { description: 'The telephone number of an account, for its owner only.' })
export class AccountPhoneObject implements ShownAccountPhone {
  @Field(() => String, { nullable: true, description: 'The number in E.164; null where none was left.' })
  phone!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it was confirmed; until then, nothing but a code is sent to it. Null where there is no number.',
  })
  isPhoneConfirmed!: boolean | null;
}
