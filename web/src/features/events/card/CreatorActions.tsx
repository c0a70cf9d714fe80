import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { EventCardFragment } from '../../../generated/graphql.generated.ts';
import { lazyComponent } from '../../../lib/lazy.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { DeleteEventDialog } from './DeleteEventDialog.tsx';
import { eventActionsText } from '../eventActionsText.ts';

const EditEventDialog = lazyComponent(async () => (await import('../form/EditEventDialog.tsx')).EditEventDialog, {
  prefetchOnInteraction: false,
  onFailure: 'throw',
});

interface Props {
  event: EventCardFragment;
  onDeleted?: (() => void) | undefined;
  /** What else there is to do. */
  children?: ReactNode;
}

/** What only the event's creator sees. */
export const CreatorActions = ({ event, onDeleted, children }: Props) => {
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const [hasOpenedEdit, setHasOpenedEdit] = useState(false);
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) setDialog(null);
  };
  const edit = () => {
    setHasOpenedEdit(true);
    setDialog('edit');
  };

  return (
    <>
      {children}
      <Button
        variant="ghost"
        size="sm"
        onClick={edit}
        onPointerEnter={EditEventDialog.prefetch}
        onFocus={EditEventDialog.prefetch}
      >
        <Pencil aria-hidden="true" />
        {eventActionsText.edit}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setDialog('delete')}>
        <Trash2 aria-hidden="true" />
        {eventActionsText.delete}
      </Button>
      {hasOpenedEdit && <EditEventDialog event={event} open={dialog === 'edit'} onOpenChange={onOpenChange} />}
      <DeleteEventDialog event={event} open={dialog === 'delete'} onOpenChange={onOpenChange} onDeleted={onDeleted} />
    </>
  );
};
