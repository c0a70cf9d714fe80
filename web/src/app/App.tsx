import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUnsentWithdrawals } from '../features/responses/edit/useUnsentWithdrawals.ts';
import { OwnershipProvider } from '../features/responses/ownership/OwnershipProvider.tsx';
import { hasPushNotes } from '../features/notifications/hasPushNotes.ts';
import { KeptSubscription } from '../features/notifications/lazyNotifications.ts';
import type { Session } from '../features/session/session.ts';
import { SessionProvider } from '../features/session/SessionProvider.tsx';
import { useLanguage } from '../lib/language.ts';
import { lazyComponent } from '../lib/lazy.tsx';
import { clearQueryResultCache } from '../lib/api/queryResultCache.ts';
import { rememberedVotes } from '../lib/browser/rememberedTokens.ts';
import { ToastProvider } from '../ui/feedback/ToastProvider.tsx';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { ErrorPage } from './errors/ErrorPage.tsx';
import { Layout } from './layout/Layout.tsx';
import { type ExtraPage, Pages } from './Pages.tsx';

const VotedPolls = lazyComponent(async () => (await import('../features/polls/VotedPolls.tsx')).VotedPolls, {
  prefetchOnInteraction: false,
});

/** It is loaded while there is a connection, to be there when it goes away. */
const SendWithdrawals = lazyComponent(
  async () => (await import('../features/responses/edit/SendWithdrawals.tsx')).SendWithdrawals,
);

interface AppProps {
  session: Session;
  extraPages?: readonly ExtraPage[];
}

/** Who is signed in, what is announced, header and footer, and the page between them. */
export const App = ({ session, extraPages = [] }: AppProps) => {
  // its texts are read as each part renders, so all of them do
  useLanguage();
  const { pathname } = useLocation();
  const client = useApolloClient();
  const [hasVoted] = useState(() => rememberedVotes.answered.ids().length > 0);
  const hasUnsent = useUnsentWithdrawals().length > 0;
  const [isNotified, setIsNotified] = useState(hasPushNotes);
  const clearCaches = useCallback(() => {
    // somebody who signs out is not notified here any more
    setIsNotified(hasPushNotes());
    clearQueryResultCache();
    // each query shows its own failure; one that is leaving the page is merely aborted
    client.resetStore().catch(() => undefined);
  }, [client]);
  return (
    <ToastProvider>
      <SessionProvider session={session} onPersonChange={clearCaches}>
        <Layout>
          <ErrorBoundary resetKey={pathname} fallback={(error) => <ErrorPage error={error} />}>
            <OwnershipProvider>
              <Pages extra={extraPages} />
              {hasVoted && <VotedPolls />}
              {isNotified && <KeptSubscription />}
              {hasUnsent && <SendWithdrawals />}
            </OwnershipProvider>
          </ErrorBoundary>
        </Layout>
      </SessionProvider>
    </ToastProvider>
  );
};
