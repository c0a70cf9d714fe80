import { dueOf, moneyText } from '@quorum/domain/organising/price';
import { HandCoins } from 'lucide-react';
import { styled } from 'styled-components';
import { currentLocale } from '../../lib/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { LinkedText } from '../../ui/text/LinkedText.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { useOwnership } from '../responses/ownership/useOwnership.ts';
import { pricesText } from '../../messages/organising/pricesText.generated.ts';
import { type Paid, usePayments } from './usePayments.ts';

/** As the facts above it look. */
const Price = styled.p`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr);
  align-items: center;
  gap: 0.625rem;
  font-weight: ${({ theme }) => theme.font.weight.medium};

  > svg {
    width: 1.125rem;
    height: 1.125rem;
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

/** What an event costs, how to pay, and the state of the reader's own payment. */
export const PriceNote = ({ event }: { event: Paid }) => {
  const { canEdit } = useOwnership();
  const { attempt } = useOutcome();
  const { participants, coming, say, isBusy } = usePayments(event);
  const { price } = event;
  if (!price) return null;
  const money = (amount: number) => moneyText(amount, price.currency, currentLocale());
  const own = participants.find(({ id, status }) => status === 'GOING' && canEdit(id));
  const set = (state: 'SENT' | null) => own && attempt(() => say(own.id, state), pricesText.failed);
  return (
    <Stack as="section" gap="sm" aria-label={pricesText.price}>
      <Price>
        <HandCoins aria-hidden="true" />
        {price.mode === 'SPLIT'
          ? pricesText.shared({ money: money(price.amount) })
          : pricesText.each({ money: money(price.amount) })}
      </Price>
      {price.howToPay && (
        <p>
          <LinkedText>{price.howToPay}</LinkedText>
        </p>
      )}
      {own && <strong>{pricesText.yours({ money: money(dueOf(price, 1 + own.guests, coming)) })}</strong>}
      {own?.payment === 'RECEIVED' && <p>{pricesText.isReceived}</p>}
      {own?.payment === 'SENT' && <p>{pricesText.isSent}</p>}
      {own && own.payment !== 'RECEIVED' && (
        <Button variant="outline" busy={isBusy} onClick={() => void set(own.payment === 'SENT' ? null : 'SENT')}>
          {own.payment === 'SENT' ? pricesText.notSent : pricesText.sent}
        </Button>
      )}
      <Muted>{pricesText.noMoney}</Muted>
    </Stack>
  );
};
