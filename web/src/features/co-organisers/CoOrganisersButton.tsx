import { UsersRound } from 'lucide-react';
import { lazyComponent } from '../../lib/lazy.tsx';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import type { Organised } from './CoOrganisersDialog.tsx';
import { coOrganisersText } from './coOrganisersText.ts';

const CoOrganisersDialog = lazyComponent(async () => (await import('./CoOrganisersDialog.tsx')).CoOrganisersDialog, {
  prefetchOnInteraction: false,
});

/** For those who organise an event: with whom they do, and where people talk. */
export const CoOrganisersButton = ({ event }: { event: Organised }) => (
  <DialogButton
    icon={<UsersRound aria-hidden="true" />}
    prefetch={CoOrganisersDialog.prefetch}
    dialog={(state) => <CoOrganisersDialog event={event} {...state} />}
  >
    {coOrganisersText.people}
  </DialogButton>
);
