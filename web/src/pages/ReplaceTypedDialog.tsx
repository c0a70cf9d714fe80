import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { pagesText } from '../messages/pages/pagesText.generated.ts';

interface Props {
  open: boolean;
  onKeep: () => void;
  onReplace: () => void;
}

/** Asks before a copy takes the place of what somebody has typed and not yet published. */
export const ReplaceTypedDialog = ({ open, onKeep, onReplace }: Props) => (
  <ConfirmDialog
    open={open}
    onOpenChange={(isOpen) => !isOpen && onKeep()}
    title={pagesText.replaceTyped}
    description={pagesText.replaceTypedWhy}
    cancelLabel={pagesText.keepTyped}
    confirmLabel={pagesText.replace}
    destructive
    onConfirm={() => {
      onReplace();
      return Promise.resolve();
    }}
  />
);
