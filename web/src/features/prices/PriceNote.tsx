import { dueOf, moneyText } from '@quorum/domain/organising/price';
import { currentLocale } from '../../lib/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { LinkedText } from '../../ui/text/LinkedText.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { useOwnership } from '../responses/ownership/useOwnership.ts';
import { pricesText } from './pricesText.ts';
import { type Paid, usePayments } from './usePayments.ts';

/** What an event costs, how to pay, and what one has said of one's own part. */
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
    <Stack as="section" aria-label={pricesText.price}>
      <strong>
        {price.mode === 'SPLIT'
          ? pricesText.shared({ money: money(price.amount) })
          : pricesText.each({ money: money(price.amount) })}
      </strong>
      {price.howToPay && (
        <p>
          <LinkedText>{price.howToPay}</LinkedText>
        </p>
      )}
      {own && <p>{pricesText.yours({ money: money(dueOf(price, 1 + own.guests, coming)) })}</p>}
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
