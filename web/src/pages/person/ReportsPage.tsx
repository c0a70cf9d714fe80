import { Flag } from 'lucide-react';
import { moderationText } from '../../features/moderation/moderationText.ts';
import { ReportList } from '../../features/moderation/ReportList.tsx';
import { SignInButton } from '../../features/session/SignInButton.tsx';
import { useSession } from '../../features/session/useSession.ts';
import { MessagePage } from '../../ui/feedback/MessagePage.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Narrow } from '../createLayout.ts';

/** What people report, for those who run the site. */
export const ReportsPage = () => {
  const { status } = useSession();
  return (
    <Narrow>
      <title>{`${moderationText.reports} · Quorum`}</title>
      <meta name="robots" content="noindex" />
      {status === 'loading' && <Spinner label={moderationText.reportsLoading} isWholePage />}
      {status === 'signedOut' && <SignInFirst />}
      {status === 'signedIn' && <ReportList />}
    </Narrow>
  );
};

const SignInFirst = () => (
  <MessagePage icon={<Flag aria-hidden="true" />} title={moderationText.signInFirst} actions={<SignInButton />}>
    {moderationText.signInWhy}
  </MessagePage>
);
