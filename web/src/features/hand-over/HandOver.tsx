import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '../../lib/lazy.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { useHasBeenTrue } from '../../ui/dialog/useHasBeenTrue.ts';
import { handOverText } from './handOverText.ts';
import type { HandOverDialogProps } from './HandOverDialog.tsx';

const HandOverDialog = lazyComponent(async () => (await import('./HandOverDialog.tsx')).HandOverDialog, {
  prefetchOnInteraction: false,
});

/** For the creator of an event. */
export const HandOver = ({ event }: Pick<HandOverDialogProps, 'event'>) => {
  const [isOpen, setIsOpen] = useState(false);
  const hasBeenOpen = useHasBeenTrue(isOpen);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => setIsOpen(true)}
        onPointerEnter={HandOverDialog.prefetch}
        onFocus={HandOverDialog.prefetch}
      >
        <Handshake aria-hidden="true" />
        {handOverText.handOver}
      </Button>
      {hasBeenOpen && <HandOverDialog event={event} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
};
