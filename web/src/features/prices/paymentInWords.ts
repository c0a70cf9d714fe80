import type { PaymentState } from '@quorum/domain/response/payment';
import { pricesText } from '../../messages/organising/pricesText.generated.ts';

/** The state of a payment, as organisers read it. */
export const paymentInWords = (payment: PaymentState | null): string => {
  if (payment === 'SENT') return pricesText.stateSent;
  return payment === 'RECEIVED' ? pricesText.stateReceived : pricesText.stateOpen;
};

/** How many of those who come have paid, at a glance. */
export const paymentCounts = (payments: readonly (PaymentState | null)[]): string => {
  const count = (state: PaymentState | null) => payments.filter((one) => one === state).length;
  return pricesText.counts({ received: count('RECEIVED'), sent: count('SENT'), open: count(null) });
};
