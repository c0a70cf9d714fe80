import { Lock } from 'lucide-react';
import { MyEvents } from '../../features/me/MyEvents.tsx';
import { MyReliability } from '../../features/me/MyReliability.tsx';
import { mineText } from '../../features/me/mineText.ts';
import { SignInButton } from '../../features/session/SignInButton.tsx';
import { useSession } from '../../features/session/useSession.ts';
import { MessagePage } from '../../ui/feedback/MessagePage.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { BackButton } from '../BackButton.tsx';
import { Narrow } from '../createLayout.ts';

/** All that somebody with an account organises and joined. */
export const MePage = () => {
  const { status } = useSession();
  return (
    <Narrow>
      <title>{`${mineText.title} · Quorum`}</title>
      <meta name="robots" content="noindex" />
      <noscript>{mineText.withoutScript}</noscript>
      {status === 'loading' && <Spinner label={mineText.loading} isWholePage />}
      {status === 'signedOut' && (
        <MessagePage icon={<Lock aria-hidden="true" />} title={mineText.signInFirst} actions={<SignInButton />}>
          {mineText.signInWhy}
        </MessagePage>
      )}
      {status === 'signedIn' && (
        <>
          <PageHeader title={mineText.title} back={<BackButton />} />
          <MyEvents />
          <MyReliability />
        </>
      )}
    </Narrow>
  );
};
