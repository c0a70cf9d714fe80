import { NOTIFICATIONS_LINK } from '@quorum/domain/notifications/link';
import { Bell } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { OwnPreferences } from '../../features/preferences/OwnPreferences.tsx';
import { preferencesText } from '../../messages/people/preferencesText.generated.ts';
import { ResponsePreferences } from '../../features/preferences/ResponsePreferences.tsx';
import { SignInButton } from '../../features/session/SignInButton.tsx';
import { useSession } from '../../features/session/useSession.ts';
import { MessagePage } from '../../ui/feedback/MessagePage.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Narrow } from '../createLayout.ts';

/** The response that a link names. */
const useNamed = () => {
  const { search, hash } = useLocation();
  const query = new URLSearchParams(search);
  const urlHash = query.get(NOTIFICATIONS_LINK.event);
  const participantId = query.get(NOTIFICATIONS_LINK.response);
  const token = new URLSearchParams(hash.slice(1)).get(NOTIFICATIONS_LINK.token);
  return urlHash && participantId ? { urlHash, participantId, token } : null;
};

/** How one is told: with an account, or about the event of a response that the address names. */
export const NotificationsPage = () => {
  const { status } = useSession();
  const named = useNamed();
  return (
    <Narrow>
      <title>{`${preferencesText.title} · Quorum`}</title>
      <meta name="robots" content="noindex" />
      <noscript>{preferencesText.withoutScript}</noscript>
      {status === 'loading' && <Spinner label={preferencesText.loading} isWholePage />}
      {status !== 'loading' && named && <ResponsePreferences key={named.participantId} {...named} />}
      {status === 'signedOut' && !named && <SignInFirst />}
      {status === 'signedIn' && !named && <OwnPreferences />}
    </Narrow>
  );
};

const SignInFirst = () => (
  <MessagePage icon={<Bell aria-hidden="true" />} title={preferencesText.signInFirst} actions={<SignInButton />}>
    {preferencesText.signInWhy}
  </MessagePage>
);
