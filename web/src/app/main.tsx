import '@fontsource-variable/figtree/wght.css';
import './fonts.css';
import { type ReactElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { breathe } from '../lib/breathe.ts';
import { dropFirstAnswers, firstAnswersLast } from '../lib/firstAnswers.ts';
import { currentLocale, speakPreferredLanguage } from '../lib/language.ts';
import { preloadPage } from '../lib/pageLoaders.ts';
import { loadSoonWanted } from '../lib/soonWanted.ts';
import { setNow } from '../lib/useNow.ts';
import { createApp } from './createApp.tsx';
import { prepareFirstView, readFirstView } from './firstView.ts';
import { onFirstInteraction } from './onFirstInteraction.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const path = window.location.pathname;
// its code is on the way before anything else is done
preloadPage(path);

const renderAnew = (app: ReactElement) => {
  // each page brings its own title, and a browser shows the first that it finds
  document.querySelector('title')?.remove();
  createRoot(root).render(app);
};

/** Takes over the page that the server has written, a little at a time, so that it is never in the way of a hand. */
const takeOver = (app: ReactElement, first: { now: number }) => {
  setNow(first.now);
  startTransition(() => {
    // where a browser writes a date otherwise, React renders the page anew
    hydrateRoot(root, app, { onRecoverableError: () => undefined });
  });
};

const start = async () => {
  // what has just been evaluated was a large piece
  await breathe();
  const { app, client } = createApp();
  try {
    // nobody sees a language flash by that is not theirs
    await speakPreferredLanguage();
    await breathe();
    const first = readFirstView();
    if (first) await prepareFirstView(client, first, path);
    await breathe();
    if (first?.locale === currentLocale()) takeOver(app, first);
    else renderAnew(app);
  } catch {
    renderAnew(app);
  }
};

// what came with the page stands in for answers until it is as old as a poll, and at least while the page is built up
window.addEventListener('app-ready', () => setTimeout(dropFirstAnswers, firstAnswersLast()), { once: true });

void start();

// dialogs and menus open without a wait, though the page itself came without them
onFirstInteraction(() => void loadSoonWanted());

if (import.meta.env.PROD) registerServiceWorker();
