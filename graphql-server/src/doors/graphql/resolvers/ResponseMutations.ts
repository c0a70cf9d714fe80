import { Arg, Ctx, Extensions, ID, Int, Mutation, Resolver } from 'type-graphql';
import { withIdempotency } from '../../../use-cases/withIdempotency.ts';
import { adoptResponses } from '../../../use-cases/answers/adoptResponses.ts';
import { removeAnswer, updateAnswer } from '../../../use-cases/answers/changeAnswer.ts';
import { answerOffer } from '../../../use-cases/asking/answerOffer.ts';
import { joinEvent } from '../../../use-cases/responses/joinEvent.ts';
import { RESPONSES } from '../../../use-cases/responses/responses.ts';
import { presentParticipant } from '../../presenters/presentParticipant.ts';
import { presentResponse } from '../../presenters/presentResponse.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';
import { JoinEventInput } from '../inputs/JoinEventInput.ts';
import { UpdateResponseInput } from '../inputs/UpdateResponseInput.ts';
import { TAKES_KEY } from '../keyedFields.ts';
import { JoinEventPayload } from '../types/JoinEventPayload.ts';
import { ParticipantObject } from '../types/ParticipantObject.ts';

const URL_HASH = { description: 'Public identifier of the event.' };
const PARTICIPANT_ID = { description: 'Identifier of the response.' };
const RESPONSE_TOKEN = {
  nullable: true,
  description:
    'The token that the join returned. Left out, the signed-in person or the browser that joined is the proof.',
};

@Resolver()
export class ResponseMutations {
  @Extensions(TAKES_KEY)
  @Mutation(() => JoinEventPayload, { description: 'Adds the response of a visitor or of the signed-in person.' })
  async joinEvent(
    @Ctx() { open, keepVisitorToken }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('input', () => JoinEventInput, { description: 'The person’s response.' }) input: JoinEventInput,
  ): Promise<JoinEventPayload & { urlHash: string }> {
    const context = await open();
    const call = { name: 'joinEvent', input: { urlHash, input }, urlHash };
    const { visitorToken, ...joined } = await withIdempotency(context, call, async (transaction) => {
      const { participant, waitlistPosition, ...proof } = await joinEvent(transaction, urlHash, { ...input });
      return { participant: presentParticipant(participant, true, waitlistPosition), ...proof };
    });
    if (visitorToken) keepVisitorToken(visitorToken);
    return { ...joined, urlHash };
  }

  @Mutation(() => ParticipantObject, { description: 'Changes a response. For its owner only.' })
  async updateResponse(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('participantId', () => ID, PARTICIPANT_ID) participantId: string,
    @Arg('input', () => UpdateResponseInput, { description: 'What to change.' }) input: UpdateResponseInput,
    @Arg('responseToken', () => String, RESPONSE_TOKEN) responseToken: string | null,
  ): Promise<ParticipantObject> {
    const context = await open();
    const address = { urlHash, id: participantId, responseToken };
    const changed = await updateAnswer(context, RESPONSES, address, { ...input });
    return presentResponse(context, changed, responseToken);
  }

  @Mutation(() => ParticipantObject, {
    description:
      'Accepts places that were offered to a person on the waitlist, or lets them go. For the owner of the response only.',
  })
  async answerOffer(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('participantId', () => ID, PARTICIPANT_ID) participantId: string,
    @Arg('seats', () => Int, {
      nullable: true,
      description:
        'How many of the party come, which may be fewer than they said; 0 lets the places go. Left out, all of them.',
    })
    seats: number | null,
    @Arg('responseToken', () => String, RESPONSE_TOKEN) responseToken: string | null,
  ): Promise<ParticipantObject> {
    const context = await open();
    const address = { urlHash, id: participantId, responseToken };
    return presentResponse(context, await answerOffer(context, address, { seats }), responseToken);
  }

  @Mutation(() => Int, {
    description:
      'Moves responses and votes that the signed-in person gave without an account to their account: those with ' +
      'their verified address, once the link in the mail to it was opened, and those of this browser that have no ' +
      'other address. Their tokens and links stop working. Where the account already has a response or votes, ' +
      'nothing changes. Returns how many were moved.',
  })
  async adoptResponses(@Ctx() { open }: GraphQLContext): Promise<number> {
    return adoptResponses(await open());
  }

  @Mutation(() => Boolean, {
    description: 'Withdraws a response. For its owner and the organisers of the event. Returns true.',
  })
  async removeResponse(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('participantId', () => ID, PARTICIPANT_ID) participantId: string,
    @Arg('responseToken', () => String, RESPONSE_TOKEN) responseToken: string | null,
  ): Promise<boolean> {
    await removeAnswer(await open(), RESPONSES, { urlHash, id: participantId, responseToken });
    return true;
  }
}
