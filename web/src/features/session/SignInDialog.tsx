import { type ReactNode, useEffect } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { SignInButton } from './SignInButton.tsx';
import { useSession } from './useSession.ts';
import type { OpenState } from '../../ui/dialog/OpenState.ts';

interface SignInDialogProps extends OpenState {
  title: string;
  description: ReactNode;
  /** Where to go once signed in; by default one stays. */
  redirectTo?: string;
}

/** Says why an account is needed and offers to sign in; closes itself once somebody is signed in. */
export const SignInDialog = ({ open, onOpenChange, title, description, redirectTo }: SignInDialogProps) => {
  const { prepare, status } = useSession();
  useEffect(() => {
    if (open) prepare();
  }, [open, prepare]);
  useEffect(() => {
    if (open && status === 'signedIn') onOpenChange(false);
  }, [open, status, onOpenChange]);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description}>
      <Stack>
        <SignInButton {...(redirectTo === undefined ? {} : { redirectTo })} />
      </Stack>
    </Dialog>
  );
};
