import type { Price } from '@quorum/domain/organising/price';
import type { PaymentState } from '@quorum/domain/response/payment';
import { usePaymentsQuery, useSetPaymentMutation } from '../../generated/event.generated.ts';
import { rememberedResponses } from '../../lib/browser/rememberedTokens.ts';
import { FOR_ONESELF } from '../../lib/api/forOneself.ts';

/** An event that costs something. */
export interface Paid {
  urlHash: string;
  title: string;
  price?: Price | null;
}

/** The states of the payments that the reader may see, and how to change them. */
export const usePayments = ({ urlHash, price }: Paid, skip = false) => {
  const { data, refetch } = usePaymentsQuery({
    variables: { urlHash },
    skip: skip || !price,
    ...FOR_ONESELF,
  });
  const [setPayment, { loading }] = useSetPaymentMutation();
  const participants = data?.event?.participants ?? [];
  const say = async (participantId: string, state: PaymentState | null) => {
    const responseToken = rememberedResponses.tokenOf(participantId);
    await setPayment({ variables: { urlHash, participantId, state, responseToken } });
    await refetch();
  };
  return {
    participants,
    /** People who have a place. */
    coming: participants.reduce((sum, { status, guests }) => sum + (status === 'GOING' ? 1 + guests : 0), 0),
    say,
    isBusy: loading,
  };
};
