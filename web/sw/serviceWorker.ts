import {
  cleanupOutdatedCaches,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { showPushes } from './showPushes.ts';

declare const self: ServiceWorkerGlobalScope;

/** What the app is made of; the build writes it in. */
declare const PRECACHE: PrecacheEntry[];

/** The page of every address that a person may open. */
const SHELL = '/index.html';

/** What the server serves by itself has no page of ours. */
const NO_PAGES = [
  /^\/(api|graphql|emulator|healthz|readyz|metrics|mailbox|unsubscribe|calendar|embed|oembed)\b/,
  /\.ics(\?|$)/,
];

precacheAndRoute(PRECACHE, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

// a page comes from the server as long as there is one, so that nobody is stuck with a version that has passed
const page = new NetworkOnly({ plugins: [new PrecacheFallbackPlugin({ fallbackURL: SHELL })] });
registerRoute(new NavigationRoute(page, { denylist: NO_PAGES }));

/*
 * The first worker takes over at once. A later one waits until the pages of the version before are closed: they may
 * still ask for code that only the worker before it has.
 */
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload.enable()]));
});

showPushes(self);
