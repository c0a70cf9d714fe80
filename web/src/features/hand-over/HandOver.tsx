import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { useHasBeen } from '../../ui/dialog/useHasBeen.ts';
import { handOverText } from './handOverText.ts';
import type { HandOverDialogProps } from './HandOverDialog.tsx';

const HandOverDialog = lazyPart(async () => (await import('./HandOverDialog.tsx')).HandOverDialog, {
  isSoonWanted: false,
});

/** For the creator of an event. */
export const HandOver = ({ event }: Pick<HandOverDialogProps, 'event'>) => {
  const [isOpen, setIsOpen] = useState(false);
  const hasBeenOpen = useHasBeen(isOpen);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => setIsOpen(true)}
        onPointerEnter={() => void HandOverDialog.preload()}
        onFocus={() => void HandOverDialog.preload()}
      >
        <Handshake aria-hidden="true" />
        {handOverText.handOver}
      </Button>
      {hasBeenOpen && <HandOverDialog event={event} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
};
