import { styled } from 'styled-components';
import { useDeleteAccountMutation } from '../../generated/later.generated.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { useToast } from '../../ui/feedback/useToast.ts';
import { useSession } from '../session/useSession.ts';
import { accountText } from '../../messages/people/accountText.generated.ts';
import type { OpenState } from '../../ui/dialog/OpenState.ts';

const Note = styled.span`
  display: block;
  margin-top: ${({ theme }) => theme.space.sm};
`;

/** Confirms, then deletes everything about a person: first what is stored here, then the account that they sign in with. */
export const DeleteAccountDialog = ({ open, onOpenChange }: OpenState) => {
  const { deleteUser } = useSession();
  const toast = useToast();
  const { attempt, fail } = useOutcome();
  const [deleteAccount] = useDeleteAccountMutation();

  const confirm = async () => {
    if (!(await attempt(() => deleteAccount(), accountText.deleteFailed))) return;
    onOpenChange(false);
    await deleteUser().then(
      () => toast({ title: accountText.deleted, description: accountText.deletedHint }),
      () => fail(accountText.signInStays),
    );
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={accountText.deleteTitle}
      description={
        <>
          <span>{accountText.deleteQuestion}</span>
          <Note>{accountText.deleteHandOver}</Note>
          <Note>{accountText.deleteSignIn}</Note>
        </>
      }
      confirmLabel={accountText.delete}
      destructive
      onConfirm={confirm}
    />
  );
};
