import { Pencil } from 'lucide-react';
import type { EventCardFragment } from '../../../generated/graphql.generated.ts';
import { lazyComponent } from '../../../lib/lazy.tsx';
import { DialogButton } from '../../../ui/dialog/DialogButton.tsx';
import { eventActionsText } from '../../../messages/events/eventActionsText.generated.ts';

const EditEventDialog = lazyComponent(async () => (await import('../form/EditEventDialog.tsx')).EditEventDialog, {
  prefetchOnInteraction: false,
  onFailure: 'throw',
});

export const EditEvent = ({ event }: { event: EventCardFragment }) => (
  <DialogButton icon={<Pencil aria-hidden="true" />} dialog={EditEventDialog} about={{ event }}>
    {eventActionsText.edit}
  </DialogButton>
);
