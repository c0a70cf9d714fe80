import { Pencil } from 'lucide-react';
import type { EventCardFragment } from '../../../generated/graphql.generated.ts';
import { lazyComponent } from '../../../lib/lazy.tsx';
import { DialogButton } from '../../../ui/dialog/DialogButton.tsx';
import { eventActionsText } from '../eventActionsText.ts';

const EditEventDialog = lazyComponent(async () => (await import('../form/EditEventDialog.tsx')).EditEventDialog, {
  prefetchOnInteraction: false,
  onFailure: 'throw',
});

export const EditEvent = ({ event }: { event: EventCardFragment }) => (
  <DialogButton
    icon={<Pencil aria-hidden="true" />}
    prefetch={EditEventDialog.prefetch}
    dialog={(state) => <EditEventDialog event={event} {...state} />}
  >
    {eventActionsText.edit}
  </DialogButton>
);
