import { Eye, EyeOff, Ticket, Trash2, UserX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useHideResponseMutation, useRemoveResponseMutation } from '../../generated/graphql.generated.ts';
import { usePromoteResponseMutation } from '../../generated/later.generated.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { DialogPanel } from '../../ui/dialog/DialogPanel.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { shownName } from '../responses/shownName.ts';
import type { Managed } from './managedList.ts';
import { manageText } from '../../messages/organising/manageText.generated.ts';

interface Props {
  urlHash: string;
  response: Managed;
  isMarkable: boolean;
  onMark: (response: Managed, attended: boolean | null) => void;
  refetch: () => Promise<unknown>;
  onClose: () => void;
}

/** What else an organiser may do about a response. */
export const ManagedActions = ({ urlHash, response, isMarkable, onMark, refetch, onClose }: Props) => {
  const { attempt, succeed } = useOutcome();
  const [hide] = useHideResponseMutation();
  const [remove] = useRemoveResponseMutation();
  const [promote] = usePromoteResponseMutation();
  const [isRemoving, setIsRemoving] = useState(false);
  const { id: participantId, isHidden, status, attended } = response;
  const name = shownName(response);

  const act = async (change: () => Promise<unknown>, done?: string) => {
    if (!(await attempt(change, manageText.actionFailed))) return;
    await refetch().catch(() => undefined);
    if (done) succeed(done);
    onClose();
  };
  const action = (icon: ReactNode, label: string, onClick: () => void) => (
    <Button variant="outline" onClick={onClick}>
      {icon}
      {label}
    </Button>
  );

  if (isRemoving) {
    return (
      <ConfirmDialog
        open
        onOpenChange={onClose}
        title={manageText.removeQuestion({ name })}
        description={manageText.removeWhy}
        confirmLabel={manageText.remove}
        destructive
        onConfirm={() => act(() => remove({ variables: { urlHash, participantId } }), manageText.removed({ name }))}
      />
    );
  }
  return (
    <DialogPanel open onOpenChange={onClose} title={name}>
      <Stack gap="sm">
        {isMarkable &&
          attended !== false &&
          action(<UserX aria-hidden="true" />, manageText.didNotCome, () => {
            onMark(response, false);
            onClose();
          })}
        {status === 'WAITLISTED' &&
          !isHidden &&
          action(
            <Ticket aria-hidden="true" />,
            manageText.promote,
            () => void act(() => promote({ variables: { urlHash, participantId } }), manageText.promoted({ name })),
          )}
        {action(
          isHidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />,
          isHidden ? manageText.show : manageText.hide,
          () => void act(() => hide({ variables: { urlHash, participantId, hidden: !isHidden } })),
        )}
        {action(<Trash2 aria-hidden="true" />, manageText.remove, () => setIsRemoving(true))}
      </Stack>
    </DialogPanel>
  );
};
