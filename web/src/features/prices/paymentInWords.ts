import type { PaymentState } from '@quorum/domain/response/payment';
import { pricesText } from './pricesText.ts';

/** The state of a payment, as organisers read it. */
export const paymentInWords = (payment: PaymentState | null): string => {
  if (payment === 'SENT') return pricesText.stateSent;
  return payment === 'RECEIVED' ? pricesText.stateReceived : pricesText.stateOpen;
};
