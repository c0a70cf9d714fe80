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
  description: 'What the join returned. Left out, the signed-in person or the browser that joined is the proof.',
};

@Resolver()
export class PhoneResolver {
  @Query(() => [String], {
    nullable: true,
    description:
      'The countries whose numbers may be left with a response or in an account, two letters each; null where this server ' +
      'sends no texts.',
  })
  async phoneCountries(@Ctx() { open }: GraphQLContext): Promise<string[] | null> {
    return getPhoneCountries(await open());
  }

  @Query(() => Boolean, {
    description: 'Whether a text to somebody can be answered by one, such as a code by the same code.',
  })
  async textsTakeReplies(@Ctx() { open }: GraphQLContext): Promise<boolean> {
    return getTextsTakeReplies(await open());
  }

  @Query(() => String, {
    nullable: true,
    description:
      'Work for a browser (ALTCHA, as JSON), whose solution goes into `proof` where a number is not taken without. Null where ' +
      'this server sends no texts.',
  })
  async phoneChallenge(@Ctx() { open }: GraphQLContext): Promise<string | null> {
    const challenge = await getPhoneChallenge(await open());
    return challenge && JSON.stringify(challenge);
  }

  @Mutation(() => ParticipantObject, {
    description:
      'Confirms the number of a response by the code that was sent to it. For its owner alone. BAD_USER_INPUT for a wrong ' +
      'code, RATE_LIMITED once it was tried too often.',
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
      'Sends another code to the number of a response. For its owner alone. RATE_LIMITED where the last one was sent a ' +
      'moment ago. Returns true.',
  })
  async sendPhoneCode(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('participantId', () => ID, PARTICIPANT_ID) participantId: string,
    @Arg('responseToken', () => String, RESPONSE_TOKEN) responseToken: string | null,
    @Arg('proof', () => String, { nullable: true, description: 'A solved `phoneChallenge`, where one is asked for.' })
    proof: string | null,
  ): Promise<boolean> {
    await sendPhoneCode(await open(), { urlHash, id: participantId, responseToken }, { proof });
    return true;
  }
}
