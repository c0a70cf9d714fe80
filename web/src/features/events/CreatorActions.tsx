import { Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { EventCardFragment } from '../../generated/graphql.generated.ts';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { Button } from '../../ui/Button.tsx';
import { useHasBeen } from '../../ui/useHasBeen.ts';
import { eventsText } from './eventsText.ts';

// the form and its rules load when somebody is about to open it
const loadEdit = () => import('./EditEventDialog.tsx').then((module) => ({ default: module.EditEventDialog }));
const EditEventDialog = lazy(loadEdit);
const DeleteEventDialog = lazyPart(async () => (await import('./DeleteEventDialog.tsx')).DeleteEventDialog);

interface Props {
  event: EventCardFragment;
  onDeleted: () => void;
}

/** What only the event's creator sees. */
export const CreatorActions = ({ event, onDeleted }: Props) => {
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const [hasOpenedEdit, setHasOpenedEdit] = useState(false);
  const hasOpenedDelete = useHasBeen(dialog === 'delete');
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) setDialog(null);
  };
  const edit = () => {
    setHasOpenedEdit(true);
    setDialog('edit');
  };

  return (
    <>
      <Button variant="ghost" size="sm" onClick={edit} onPointerEnter={loadEdit} onFocus={loadEdit}>
        <Pencil aria-hidden="true" />
        {eventsText.edit}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setDialog('delete')}>
        <Trash2 aria-hidden="true" />
        {eventsText.delete}
      </Button>
      {hasOpenedEdit && (
        <Suspense fallback={null}>
          <EditEventDialog event={event} open={dialog === 'edit'} onOpenChange={onOpenChange} />
        </Suspense>
      )}
      {hasOpenedDelete && (
        <DeleteEventDialog event={event} open={dialog === 'delete'} onOpenChange={onOpenChange} onDeleted={onDeleted} />
      )}
    </>
  );
};
