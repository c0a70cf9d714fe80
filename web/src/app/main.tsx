import '@fontsource-variable/figtree/wght.css';
import './fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createSession } from '../features/session/createSession.ts';
import { createApolloClient } from '../lib/apolloClient.ts';
import { speakPreferredLanguage } from '../lib/language.ts';
import { lazyPart } from '../lib/lazyPart.tsx';
import { preloadPage } from '../lib/pageLoaders.ts';
import { loadSoonWanted } from '../lib/soonWanted.ts';
import { App } from './App.tsx';
import { onFirstInteraction } from './onFirstInteraction.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';
import { Surroundings } from './Surroundings.tsx';

const session = createSession(async () => {
  const { createFirebaseClient } = await import('../features/session/firebaseClient.ts');
  return createFirebaseClient();
});

const developmentPages = import.meta.env.DEV
  ? [{ path: '/kit', Page: lazyPart(async () => (await import('./kit/KitPage.tsx')).KitPage) }]
  : [];

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// each page brings its own title, and a browser shows the first that it finds
document.querySelector('title')?.remove();

// its code is on the way before React begins
preloadPage(window.location.pathname);

const app = (
  <StrictMode>
    <Surroundings client={createApolloClient(session.getIdToken)}>
      {/* without transitions: what is seen is always the page of the address */}
      <BrowserRouter useTransitions={false}>
        <App session={session} extraPages={developmentPages} />
      </BrowserRouter>
    </Surroundings>
  </StrictMode>
);
// nobody sees a language flash by that is not theirs
void speakPreferredLanguage().then(() => createRoot(root).render(app));

// dialogs and menus open without a wait, though the page itself came without them
onFirstInteraction(() => void loadSoonWanted());

if (import.meta.env.PROD) registerServiceWorker();
