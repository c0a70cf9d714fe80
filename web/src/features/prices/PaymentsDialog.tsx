import { dueOf, moneyText } from '@quorum/domain/organising/price';
import { currentLocale } from '../../lib/language.ts';
import { DialogPanel } from '../../ui/dialog/DialogPanel.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { paymentCounts, paymentInWords } from './paymentInWords.ts';
import { pricesText } from '../../messages/organising/pricesText.generated.ts';
import { type Paid, usePayments } from './usePayments.ts';
import type { OpenState } from '../../ui/dialog/OpenState.ts';

interface Props extends OpenState {
  event: Paid;
}

/** What those who come have paid, and what others paid before they lost their place; an organiser ticks what is there. */
export const PaymentsDialog = ({ event, open, onOpenChange }: Props) => {
  const { attempt } = useOutcome();
  const { participants, coming, say, isBusy } = usePayments(event, !open);
  const { price } = event;
  const going = participants.filter(({ status }) => status === 'GOING');
  // they owe nothing, but may get their money back
  const others = participants.filter(({ status, payment }) => status !== 'GOING' && payment);
  const listed = [...going, ...others];
  const hintOf = ({ status, guests, payment }: (typeof listed)[number]) => {
    const state = paymentInWords(payment ?? null);
    if (!price) return state;
    if (status !== 'GOING') return `${pricesText.nothingDue} · ${state}`;
    return `${moneyText(dueOf(price, 1 + guests, coming), price.currency, currentLocale())} · ${state}`;
  };
  return (
    <DialogPanel open={open} onOpenChange={onOpenChange} title={pricesText.payments} description={pricesText.receive}>
      <Stack>
        <p>{paymentCounts(listed.map(({ payment }) => payment ?? null))}</p>
        {listed.map((one) => (
          <Checkbox
            key={one.id}
            label={one.name}
            hint={hintOf(one)}
            checked={one.payment === 'RECEIVED'}
            disabled={isBusy}
            onChange={({ currentTarget: { checked } }) =>
              void attempt(() => say(one.id, checked ? 'RECEIVED' : null), pricesText.failed)
            }
          />
        ))}
      </Stack>
    </DialogPanel>
  );
};
