import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createSession } from '../features/session/createSession.ts';
import { createApolloClient } from '../lib/api/apolloClient.ts';
import { lazyModule } from '../lib/lazy.tsx';
import { AnnounceReady } from './AnnounceReady.tsx';
import { App } from './App.tsx';
import { AppProviders } from './AppProviders.tsx';

/** Large, and only needed by people who sign in. */
const firebaseClient = lazyModule(() => import('../features/session/firebaseClient.ts'));

/** The app as a browser runs it, and its GraphQL client. */
export const createApp = () => {
  const session = createSession(async () => (await firebaseClient.load()).createFirebaseClient());
  const client = createApolloClient(session.getIdToken);
  const app = (
    <StrictMode>
      <AppProviders client={client}>
        {/* without transitions: what is seen is always the page of the address */}
        <BrowserRouter useTransitions={false}>
          <AnnounceReady>
            <App session={session} />
          </AnnounceReady>
        </BrowserRouter>
      </AppProviders>
    </StrictMode>
  );
  return { app, client };
};
