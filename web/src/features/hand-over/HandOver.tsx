import { Handshake } from 'lucide-react';
import { lazyComponent } from '../../lib/lazy.tsx';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { handOverText } from '../../messages/events/handOverText.generated.ts';
import type { HandOverDialogProps } from './HandOverDialog.tsx';

const HandOverDialog = lazyComponent(async () => (await import('./HandOverDialog.tsx')).HandOverDialog, {
  prefetchOnInteraction: false,
});

/** For the creator of an event or a poll. */
export const HandOver = (props: Pick<HandOverDialogProps, 'what' | 'urlHash' | 'isSeries'>) => (
  <DialogButton icon={<Handshake aria-hidden="true" />} dialog={HandOverDialog} about={props}>
    {handOverText.handOver}
  </DialogButton>
);
