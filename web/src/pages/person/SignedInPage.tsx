import type { ReactNode } from 'react';
import { SignInButton } from '../../features/session/SignInButton.tsx';
import { useSession } from '../../features/session/useSession.ts';
import { MessagePage } from '../../ui/feedback/MessagePage.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';

interface Props {
  icon: ReactNode;
  title: string;
  loading: string;
  /** What a visitor is asked. */
  signInFirst: string;
  signInWhy: string;
  children: ReactNode;
}

/** A page for somebody who is signed in. Visitors are asked to sign in, and search engines leave it out. */
export const SignedInPage = ({ icon, title, loading, signInFirst, signInWhy, children }: Props) => {
  const { status } = useSession();
  return (
    <>
      <title>{`${title} · Quorum`}</title>
      <meta name="robots" content="noindex" />
      {status === 'loading' && <Spinner label={loading} isWholePage />}
      {status === 'signedOut' && (
        <MessagePage icon={icon} title={signInFirst} actions={<SignInButton />}>
          {signInWhy}
        </MessagePage>
      )}
      {status === 'signedIn' && children}
    </>
  );
};
