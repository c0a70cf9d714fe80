import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { setPayment } from '../../../use-cases/payments/setPayment.ts';
import { presentResponse } from '../../presenters/presentResponse.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';
import { ParticipantObject } from '../types/ParticipantObject.ts';
import { PaymentStateEnum } from '../types/organising/PriceObject.ts';

@Resolver()
export class PaymentMutations {
  @Mutation(() => ParticipantObject, {
    description:
      'Marks the payment of a response: its owner marks it as sent, an organiser as received. CONFLICT for an ' +
      'event that costs nothing. No money moves through Quorum.',
  })
  async setPayment(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, { description: 'Public identifier of the event.' }) urlHash: string,
    @Arg('participantId', () => ID, { description: 'Identifier of the response.' }) participantId: string,
    @Arg('state', () => PaymentStateEnum, { nullable: true, description: 'The state; null removes it.' })
    state: PaymentStateEnum | null,
    @Arg('responseToken', () => String, {
      nullable: true,
      description:
        'The token that the join returned. Left out, the signed-in person or the browser that joined is the proof.',
    })
    responseToken: string | null,
  ): Promise<ParticipantObject> {
    const context = await open();
    const address = { urlHash, id: participantId, responseToken };
    return presentResponse(context, await setPayment(context, address, { state: state ?? null }), responseToken);
  }
}
