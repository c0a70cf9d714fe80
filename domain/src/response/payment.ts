import { z } from 'zod';
import { DomainError } from '../errors.ts';
import type { Price } from '../organising/price.ts';
import { because } from '../refusals/Reason.ts';

/** The participant has marked it as sent, or the organiser as received. */
export const PAYMENT_STATES = ['SENT', 'RECEIVED'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The state of a payment; null removes it. */
export const paymentChange = z.object(
  { state: z.enum(PAYMENT_STATES, because('payment.state')).nullable() },
  because('payment.state'),
);

interface Saying {
  price: Price | null;
  before: PaymentState | null;
  state: PaymentState | null;
  isOwner: boolean;
  isOrganiser: boolean;
}

/**
 * Whether somebody may mark a payment so: its owner as sent, unless the organiser has marked it as received; the
 * organiser as received, or not.
 * @throws DomainError `CONFLICT`, `FORBIDDEN`
 */
export function requirePayment({ price, before, state, isOwner, isOrganiser }: Saying): void {
  if (price === null) throw new DomainError('CONFLICT', 'payment.noPrice');
  if (state === 'RECEIVED' && !isOrganiser) throw new DomainError('FORBIDDEN', 'payment.organiserReceives');
  if (state === 'SENT' && !isOwner) throw new DomainError('FORBIDDEN', 'payment.ownerSends');
  const takesBack = before === 'RECEIVED' && state !== 'RECEIVED';
  if (takesBack && (state === 'SENT' || !isOrganiser)) throw new DomainError('CONFLICT', 'payment.isReceived');
}
