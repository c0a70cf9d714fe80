import './configureSchemas.ts';
import './renderer.ts';
import './fonts.css';
import { type ReactElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setConfirmation } from '../features/responses/private-link/confirmation.ts';
import { clearInitialData, initialDataFreshFor } from '../lib/api/initialData.ts';
import { applyLocale, applyPreferredLanguage } from '../lib/language.ts';
import { runPrefetches } from '../lib/lazy.tsx';
import { APP_FAILED } from '../lib/startMarks.ts';
import { setNow } from '../lib/useNow.ts';
import { yieldToMain } from '../lib/yieldToMain.ts';
import { createApp } from './createApp.tsx';
import { prepareHydration, readInitialState } from './initialState.ts';
import { onFirstInteraction } from './onFirstInteraction.ts';
import { loadPage } from './Pages.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const path = window.location.pathname;

const render = (app: ReactElement) => {
  // each page renders its own title, and a browser shows the first one
  document.querySelector('title')?.remove();
  createRoot(root).render(app);
};

/** In a transition, so that React yields to input; in the language of the page, so that what was typed on it stays. */
const hydrate = (app: ReactElement, { now }: { now: number }) => {
  setNow(now);
  window.addEventListener('app-ready', () => void applyPreferredLanguage(), { once: true });
  startTransition(() => {
    // a browser may format a date differently than the server; React then renders on the client
    hydrateRoot(root, app, { onRecoverableError: () => undefined });
  });
};

const start = async () => {
  // the evaluation of the bundle was a long task
  await yieldToMain();
  // requests the page's code, which is a piece of work by itself; a failure shows when the page renders
  loadPage(path).catch(() => undefined);
  await yieldToMain();
  const { app, client } = createApp();
  const initialState = readInitialState();
  try {
    // before the first rendering, so that no other language flashes
    await (initialState ? applyLocale(initialState.locale) : applyPreferredLanguage());
    await yieldToMain();
    if (initialState) await prepareHydration(client, initialState, path);
    await yieldToMain();
    if (initialState) hydrate(app, initialState);
    else render(app);
  } catch {
    // what the server wrote can be read still
    if (initialState) window.dispatchEvent(new Event(APP_FAILED));
    else render(app);
  }
};

// while it is as fresh as a poll, queries read the initial data
window.addEventListener('app-ready', () => setTimeout(clearInitialData, initialDataFreshFor()), { once: true });
// it is on the page now, and on no page that comes after it
window.addEventListener('app-ready', () => setConfirmation(null), { once: true });

/** Lets the app start without a connection from the next visit on. Waits for the page: it has more need of the network. */
const registerServiceWorker = (): void => {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    // refused in some private windows, where the app works on as a page
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
};

void start();

// so that dialogs and menus open without a wait
onFirstInteraction(() => void runPrefetches());

if (import.meta.env.PROD) registerServiceWorker();
