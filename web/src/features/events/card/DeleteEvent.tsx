import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { EventCardFragment } from '../../../generated/graphql.generated.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { eventActionsText } from '../../../messages/events/eventActionsText.generated.ts';
import { DeleteEventDialog } from './DeleteEventDialog.tsx';

interface Props {
  event: EventCardFragment;
  onDeleted?: (() => void) | undefined;
}

export const DeleteEvent = ({ event, onDeleted }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
        <Trash2 aria-hidden="true" />
        {eventActionsText.delete}
      </Button>
      <DeleteEventDialog event={event} open={isOpen} onOpenChange={setIsOpen} onDeleted={onDeleted} />
    </>
  );
};
