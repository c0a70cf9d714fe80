import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { getPhoneCountries, getTextsTakeReplies } from '../../../../use-cases/phone/leavePhone.ts';
import { getPhoneChallenge } from '../../../../use-cases/phone/phoneChallenge.ts';
import { confirmPhone } from '../../../../use-cases/responses/phone/confirmPhone.ts';
import { sendPhoneCode } from '../../../../use-cases/responses/phone/sendPhoneCode.ts';
import { presentParticipant } from '../../../presenters/presentParticipant.ts';
import type { GraphQLContext } from '../../GraphQLContext.ts';
import { ParticipantObject } from '../../types/ParticipantObject.ts';

const URL_HASH = { description: 'Public identifier of the event.' };
const PARTICIPANT_ID = { description: 'Identifier of the response.' };
const RESPONSE_TOKEN = {
  nullable: true,
  description:
    'The token that the join returned. Left out, the signed-in person or the browser that joined is the proof.',
};

@Resolver()
export class PhoneResolver {
  @Query(() => [String], {
    nullable: true,
    description:
      'The countries whose numbers can be left with a response or in an account, two letters each; null if this ' +
      'server sends no texts.',
  })
  async phoneCountries(@Ctx() { open }: GraphQLContext): Promise<string[] | null> {
    return getPhoneCountries(await open());
  }

  @Query(() => Boolean, {
    description: 'Whether people can reply to texts, for example to a code with the same code.',
  })
  async textsTakeReplies(@Ctx() { open }: GraphQLContext): Promise<boolean> {
    return getTextsTakeReplies(await open());
  }

  @Query(() => String, {
    nullable: true,
    description:
      'Work for a browser (ALTCHA, as JSON), whose solution goes into `proof` where one is required for a number. ' +
      'Null if this server sends no texts.',
  })
  async phoneChallenge(@Ctx() { open }: GraphQLContext): Promise<string | null> {
    const challenge = await getPhoneChallenge(await open());
    return challenge && JSON.stringify(challenge);
  }

  @Mutation(() => ParticipantObject, {
    description:
      'Confirms the number of a response by the code that was sent to it. For its owner only. BAD_USER_INPUT for a ' +
      'wrong code, RATE_LIMITED after too many tries.',
  })
  async confirmPhone(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('participantId', () => ID, PARTICIPANT_ID) participantId: string,
    @Arg('code', () => String, { description: 'Six digits.' }) code: string,
    @Arg('responseToken', () => String, RESPONSE_TOKEN) responseToken: string | null,
  ): Promise<ParticipantObject> {
    const { participant, waitlistPosition } = await confirmPhone(
      await open(),
      { urlHash, id: participantId, responseToken },
      { code },
    );
    return presentParticipant(participant, true, waitlistPosition);
  }

  @Mutation(() => Boolean, {
    description:
      'Sends another code to the number of a response. For its owner only. RATE_LIMITED if the last one was sent a ' +
      'moment ago. Returns true.',
  })
  async sendPhoneCode(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('participantId', () => ID, PARTICIPANT_ID) participantId: string,
    @Arg('responseToken', () => String, RESPONSE_TOKEN) responseToken: string | null,
    @Arg('proof', () => String, { nullable: true, description: 'A solved `phoneChallenge`, where one is required.' })
    proof: string | null,
  ): Promise<boolean> {
    await sendPhoneCode(await open(), { urlHash, id: participantId, responseToken }, { proof });
    return true;
  }
}
