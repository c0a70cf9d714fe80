import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import type { ResponseFragment } from '../../../generated/graphql.generated.ts';
import { useIsOnline } from '../../../lib/useIsOnline.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import type { RespondableEvent } from '../RespondableEvent.ts';
import { shownName } from '../shownName.ts';
import { responseFormsText } from '../responseFormsText.ts';
import { useOwnership } from '../ownership/useOwnership.ts';
import { takeWithdrawal, useIsWithdrawalUnsent, useWithdrawal } from './useWithdrawal.ts';

interface Subject {
  event: RespondableEvent;
  response: ResponseFragment;
}

interface Props extends Subject {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export const RemoveResponseDialog = ({ event, response, open, onOpenChange }: Props) => {
  const { canEdit } = useOwnership();
  const isOnline = useIsOnline();
  const isOwn = canEdit(response.id);
  const { withdraw } = useWithdrawal(event, response, isOwn);
  const ownHint = isOnline ? responseFormsText.removeOwnHint : responseFormsText.withdrawalKept;

  const confirm = async () => {
    await withdraw();
    // not before: the focus must go where the row's button is no longer
    onOpenChange(false);
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={responseFormsText.removeOfQuestion({ name: shownName(response) })}
      description={isOwn ? ownHint : responseFormsText.removeHint}
      confirmLabel={responseFormsText.remove}
      destructive
      onConfirm={confirm}
    />
  );
};

/** Above the event that it is about. */
const Above = styled.div`
  margin-block-end: ${({ theme }) => theme.space.md};
`;

/**
 * Says that one's response was taken back without a connection, with the way back, and sends that once there is one, after a
 * reload too. Nothing where it was not. It is of the same code as the dialog, which is loaded for everybody.
 */
export const UnsentWithdrawal = ({ event, response }: Subject) => {
  const isUnsent = useIsWithdrawalUnsent(response.id);
  const { sendKept } = useWithdrawal(event, response, true);
  const send = useEffectEvent(() => {
    if (navigator.onLine) void sendKept();
  });
  useEffect(() => {
    if (!isUnsent) return;
    const again = () => send();
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isUnsent]);
  if (!isUnsent) return null;
  return (
    <Above>
      <Alert title={responseFormsText.withdrawalKept}>
        <Button variant="outline" size="sm" onClick={() => takeWithdrawal(response.id)}>
          {responseFormsText.keepResponse}
        </Button>
      </Alert>
    </Above>
  );
};
