import { HandCoins } from 'lucide-react';
import { lazyComponent } from '../../lib/lazy.tsx';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { pricesText } from './pricesText.ts';
import type { Paid } from './usePayments.ts';

const PaymentsDialog = lazyComponent(async () => (await import('./PaymentsDialog.tsx')).PaymentsDialog, {
  prefetchOnInteraction: false,
});

/** For the organisers of an event that costs something: who has paid. */
export const PaymentsButton = ({ event }: { event: Paid }) =>
  event.price && (
    <DialogButton
      icon={<HandCoins aria-hidden="true" />}
      prefetch={PaymentsDialog.prefetch}
      dialog={(state) => <PaymentsDialog event={event} {...state} />}
    >
      {pricesText.payments}
    </DialogButton>
  );
