import { Field, ObjectType } from 'type-graphql';
import type { ShownAccountPhone } from '../../../../use-cases/account/phone/ownPhone.ts';

@ObjectType('AccountPhone', { description: 'The telephone number of an account, for its owner alone.' })
export class AccountPhoneObject implements ShownAccountPhone {
  @Field(() => String, { nullable: true, description: 'The number in E.164; null where none was left.' })
  phone!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it was confirmed, which comes before anything but a code goes to it; null where there is none.',
  })
  isPhoneConfirmed!: boolean | null;
}
