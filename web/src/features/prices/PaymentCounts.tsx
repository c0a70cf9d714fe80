import type { PaymentState } from '@quorum/domain/response/payment';
import { pricesText } from './pricesText.ts';

/** How many of those who come have paid, at a glance. */
export const PaymentCounts = ({ payments }: { payments: readonly (PaymentState | null)[] }) => {
  const count = (state: PaymentState | null) => payments.filter((one) => one === state).length;
  return <p>{pricesText.counts({ received: count('RECEIVED'), sent: count('SENT'), open: count(null) })}</p>;
};
