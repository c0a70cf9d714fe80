import { Handshake } from 'lucide-react';
import { lazyComponent } from '../../lib/lazy.tsx';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { handOverText } from './handOverText.ts';
import type { HandOverDialogProps } from './HandOverDialog.tsx';

const HandOverDialog = lazyComponent(async () => (await import('./HandOverDialog.tsx')).HandOverDialog, {
  prefetchOnInteraction: false,
});

/** For the creator of an event or a poll. */
export const HandOver = (props: Pick<HandOverDialogProps, 'what' | 'urlHash' | 'isSeries'>) => (
  <DialogButton
    icon={<Handshake aria-hidden="true" />}
    prefetch={HandOverDialog.prefetch}
    dialog={(state) => <HandOverDialog {...props} {...state} />}
  >
    {handOverText.handOver}
  </DialogButton>
);
