import '@fontsource-variable/figtree/wght.css';
import './fonts.css';
import { LIST_POLL_MS } from '@quorum/domain/event/constants';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createSession } from '../features/session/createSession.ts';
import { createApolloClient } from '../lib/apolloClient.ts';
import { breathe } from '../lib/breathe.ts';
import { dropFirstAnswers } from '../lib/firstAnswers.ts';
import { currentLocale, speakPreferredLanguage } from '../lib/language.ts';
import { lazyPart } from '../lib/lazyPart.tsx';
import { preloadPage } from '../lib/pageLoaders.ts';
import { loadSoonWanted } from '../lib/soonWanted.ts';
import { setNow } from '../lib/useNow.ts';
import { AnnounceReady } from './AnnounceReady.tsx';
import { App } from './App.tsx';
import { prepareFirstView, readFirstView } from './firstView.ts';
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

const path = window.location.pathname;
// its code is on the way before React begins
preloadPage(path);

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

const renderAnew = () => {
  // each page brings its own title, and a browser shows the first that it finds
  document.querySelector('title')?.remove();
  createRoot(root).render(app);
};

/** Takes over the page that the server has written, a little at a time, so that it is never in the way of a hand. */
const takeOver = (first: { now: number }) => {
  setNow(first.now);
  startTransition(() => {
    // where a browser writes a date otherwise, React renders the page anew
    hydrateRoot(root, app, { onRecoverableError: () => undefined });
  });
  setTimeout(dropFirstAnswers, Math.max(LIST_POLL_MS - performance.now(), 0));
};

const start = async () => {
  const first = readFirstView();
  // nobody sees a language flash by that is not theirs
  await speakPreferredLanguage();
  await breathe();
  if (first) await prepareFirstView(client, first, path);
  await breathe();
  if (first?.locale === currentLocale()) takeOver(first);
  else renderAnew();
};

start().catch(renderAnew);

// dialogs and menus open without a wait, though the page itself came without them
onFirstInteraction(() => void loadSoonWanted());

if (import.meta.env.PROD) registerServiceWorker();
