import { useApolloClient } from '@apollo/client/react';
import { Suspense, useCallback } from 'react';
import { Outlet } from 'react-router-dom';
import type { Session } from '../features/session/session.ts';
import { SessionProvider } from '../features/session/SessionProvider.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { ToastProvider } from '../ui/ToastProvider.tsx';
import { Layout } from './Layout.tsx';

/** Every page's surroundings: who is signed in, what is announced, header and footer. */
export const Root = ({ session }: { session: Session }) => {
  const client = useApolloClient();
  const forget = useCallback(() => void client.resetStore(), [client]);
  return (
    <ToastProvider>
      <SessionProvider session={session} onPersonChange={forget}>
        <Layout>
          <Suspense fallback={<Spinner label="Loading page..." />}>
            <Outlet />
          </Suspense>
        </Layout>
      </SessionProvider>
    </ToastProvider>
  );
};
