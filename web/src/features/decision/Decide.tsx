import { Gavel } from 'lucide-react';
import { lazyComponent } from '../../lib/lazy.tsx';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { decisionText } from './decisionText.ts';
import type { DecideDialogProps } from './DecideDialog.tsx';

const DecideDialog = lazyComponent(async () => (await import('./DecideDialog.tsx')).DecideDialog, {
  prefetchOnInteraction: false,
});

/** For the creator of an event that is not over. */
export const Decide = ({ event }: Pick<DecideDialogProps, 'event'>) => (
  <DialogButton
    icon={<Gavel aria-hidden="true" />}
    prefetch={DecideDialog.prefetch}
    dialog={(state) => <DecideDialog event={event} {...state} />}
  >
    {decisionText.decide}
  </DialogButton>
);
