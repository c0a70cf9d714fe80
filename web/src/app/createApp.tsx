import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createSession } from '../features/session/createSession.ts';
import { createApolloClient } from '../lib/apolloClient.ts';
import { lazyPart } from '../lib/lazyPart.tsx';
import { AnnounceReady } from './AnnounceReady.tsx';
import { App } from './App.tsx';
import { Surroundings } from './Surroundings.tsx';

const developmentPages = import.meta.env.DEV
  ? [{ path: '/kit', Page: lazyPart(async () => (await import('./kit/KitPage.tsx')).KitPage) }]
  : [];

/** The app as a browser runs it, and the client that asks for it. */
export const createApp = () => {
  const session = createSession(async () => {
    const { createFirebaseClient } = await import('../features/session/firebaseClient.ts');
    return createFirebaseClient();
  });
  const client = createApolloClient(session.getIdToken);
  const app = (
    <StrictMode>
      <Surroundings client={client}>
        {/* without transitions: what is seen is always the page of the address */}
        <BrowserRouter useTransitions={false}>
          <App session={session} extraPages={developmentPages} />
          <AnnounceReady />
        </BrowserRouter>
      </Surroundings>
    </StrictMode>
  );
  return { app, client };
};
