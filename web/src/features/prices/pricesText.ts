import type { PaymentState } from '@quorum/domain/response/payment';
import { messages } from '../../lib/language.ts';
import { prices } from '../../messages/en/organising/prices.generated.ts';

export const pricesText = messages('prices', prices);

/** How many of those who come have paid, at a glance. */
export const paymentCounts = (payments: readonly (PaymentState | null)[]): string => {
  const count = (state: PaymentState | null) => payments.filter((one) => one === state).length;
  return pricesText.counts({ received: count('RECEIVED'), sent: count('SENT'), open: count(null) });
};
