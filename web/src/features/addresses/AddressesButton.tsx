import { Mails } from 'lucide-react';
import { lazyComponent } from '../../lib/lazy.tsx';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { addressesText } from './addressesText.ts';

const AddressesDialog = lazyComponent(async () => (await import('./AddressesDialog.tsx')).AddressesDialog, {
  prefetchOnInteraction: false,
});

/** For the organiser of an event: who left which address. */
export const AddressesButton = ({ urlHash }: { urlHash: string }) => (
  <DialogButton
    icon={<Mails aria-hidden="true" />}
    prefetch={AddressesDialog.prefetch}
    dialog={(state) => <AddressesDialog urlHash={urlHash} {...state} />}
  >
    {addressesText.addresses}
  </DialogButton>
);
