import { z } from 'zod';
import { DomainError } from '../errors.ts';
import type { Price } from '../organising/price.ts';
import { because } from '../refusals/Reason.ts';

/** The participant has sent it, and the organiser has it. */
export const PAYMENT_STATES = ['SENT', 'RECEIVED'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What is said about a payment; null takes it back. */
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
 * Whether somebody may say that of a payment: its owner that it is sent, as long as the organiser has not said that it is
 * there; the organiser that it is, or not.
 * @throws DomainError `CONFLICT`, `FORBIDDEN`
 */
export function requirePayment({ price, before, state, isOwner, isOrganiser }: Saying): void {
  if (price === null) throw new DomainError('CONFLICT', 'payment.noPrice');
  if (state === 'RECEIVED' && !isOrganiser) throw new DomainError('FORBIDDEN', 'payment.organiserReceives');
  if (state === 'SENT' && !isOwner) throw new DomainError('FORBIDDEN', 'payment.ownerSends');
  const takesBack = before === 'RECEIVED' && state !== 'RECEIVED';
  if (takesBack && (state === 'SENT' || !isOrganiser)) throw new DomainError('CONFLICT', 'payment.isReceived');
}
