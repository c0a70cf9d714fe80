import { Arg, Ctx, Extensions, ID, Mutation, Resolver } from 'type-graphql';
import { addResponse, judgeAdding } from '../../../use-cases/organising/addResponse.ts';
import { markAttendance } from '../../../use-cases/organising/markAttendance.ts';
import { judgeSending, sendMessage } from '../../../use-cases/organising/messages.ts';
import { promoteResponse } from '../../../use-cases/organising/promoteResponse.ts';
import { withIdempotency } from '../../../use-cases/withIdempotency.ts';
import { presentParticipant } from '../../presenters/presentParticipant.ts';
import { presentResponse } from '../../presenters/presentResponse.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';
import { AddResponseInput, SendMessageInput } from '../inputs/OrganisingInputs.ts';
import { TAKES_KEY } from '../keyedFields.ts';
import { EventMessageObject } from '../types/organising/EventMessageObject.ts';
import { ParticipantObject } from '../types/ParticipantObject.ts';

const URL_HASH = { description: 'Public identifier of the event.' };
const PARTICIPANT_ID = { description: 'Identifier of the response.' };

@Resolver()
export class OrganisingResolver {
  @Mutation(() => ParticipantObject, {
    description:
      'Marks whether a person came, until 14 days after the event. For its organisers; CONFLICT if it is too late, ' +
      'or if the event was called off.',
  })
  async markAttendance(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('participantId', () => ID, PARTICIPANT_ID) participantId: string,
    @Arg('attended', () => Boolean, {
      nullable: true,
      description: 'Whether the person came. Null, or left out, removes the mark.',
    })
    attended: boolean | null,
  ): Promise<ParticipantObject> {
    const context = await open();
    const marked = await markAttendance(context, { urlHash, id: participantId }, { attended });
    return presentResponse(context, marked);
  }

  @Extensions(TAKES_KEY)
  @Mutation(() => ParticipantObject, {
    description: 'Adds a person by name, without an address or a token. For the organisers of the event.',
  })
  async addResponse(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('input', () => AddResponseInput, { description: 'The person.' }) input: AddResponseInput,
  ): Promise<ParticipantObject> {
    const context = await open();
    await judgeAdding(context, urlHash);
    const call = { name: 'addResponse', input: { urlHash, input }, urlHash };
    return withIdempotency(context, call, async (transaction) => {
      const { participant, waitlistPosition } = await addResponse(transaction, urlHash, { ...input });
      return presentParticipant(participant, true, waitlistPosition);
    });
  }

  @Mutation(() => ParticipantObject, {
    description:
      'Gives a place to a person on the waitlist, even if none is free: the event is overbooked then. For its ' +
      'organisers; CONFLICT for a person who is not on the waitlist, and for an event that has begun or was called ' +
      'off.',
  })
  async promoteResponse(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('participantId', () => ID, PARTICIPANT_ID) participantId: string,
  ): Promise<ParticipantObject> {
    const context = await open();
    return presentResponse(context, await promoteResponse(context, { urlHash, id: participantId }));
  }

  @Extensions(TAKES_KEY)
  @Mutation(() => EventMessageObject, {
    description:
      'Sends a message to people who responded, in the ways they chose. For the organisers of the event; ' +
      'RATE_LIMITED for a third message in a day.',
  })
  async sendMessage(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('input', () => SendMessageInput, { description: 'The message, and the group that it goes to.' })
    input: SendMessageInput,
  ): Promise<EventMessageObject> {
    const context = await open();
    await judgeSending(context, urlHash);
    const call = { name: 'sendMessage', input: { urlHash, input }, urlHash };
    return withIdempotency(context, call, (transaction) => sendMessage(transaction, urlHash, { ...input }));
  }
}
