import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import {
  confirmOwnPhone,
  getOwnPhone,
  sendOwnPhoneCode,
  updateOwnPhone,
} from '../../../../use-cases/account/phone/ownPhone.ts';
import type { GraphQLContext } from '../../GraphQLContext.ts';
import { AccountPhoneInput } from '../../inputs/AccountPhoneInput.ts';
import { AccountPhoneObject } from '../../types/notifications/AccountPhoneObject.ts';
import { ViewerObject } from '../../types/ViewerObject.ts';

/** The telephone number of an account. */
@Resolver(() => ViewerObject)
export class AccountPhoneResolver {
  @FieldResolver(() => AccountPhoneObject, {
    description: 'The number for texts about what the person responds to and organises. Nobody else can read it.',
  })
  async accountPhone(@Ctx() { open }: GraphQLContext): Promise<AccountPhoneObject> {
    return getOwnPhone(await open());
  }

  @Mutation(() => AccountPhoneObject, {
    description:
      'Leaves a number in the account of the signed-in person, or removes it. A code is sent to a new number, but ' +
      'only for a person with an event still to come (CONFLICT otherwise).',
  })
  async updateAccountPhone(
    @Ctx() { open }: GraphQLContext,
    @Arg('input', () => AccountPhoneInput, { description: 'The number, with consent.' }) input: AccountPhoneInput,
  ): Promise<AccountPhoneObject> {
    return updateOwnPhone(await open(), { ...input });
  }

  @Mutation(() => AccountPhoneObject, {
    description:
      'Confirms the number of the signed-in person by the code that was sent to it. BAD_USER_INPUT for a wrong ' +
      'code, RATE_LIMITED after too many tries.',
  })
  async confirmAccountPhone(
    @Ctx() { open }: GraphQLContext,
    @Arg('code', () => String, { description: 'Six digits.' }) code: string,
  ): Promise<AccountPhoneObject> {
    return confirmOwnPhone(await open(), { code });
  }

  @Mutation(() => Boolean, {
    description:
      'Sends another code to the number of the signed-in person. RATE_LIMITED if the last one was sent a moment ago. ' +
      'Returns true.',
  })
  async sendAccountPhoneCode(
    @Ctx() { open }: GraphQLContext,
    @Arg('proof', () => String, { nullable: true, description: 'A solved `phoneChallenge`, where one is required.' })
    proof: string | null,
  ): Promise<boolean> {
    await sendOwnPhoneCode(await open(), { proof });
    return true;
  }
}
