import { sendInit } from '../lib/api/initResponse.ts';
import { SIGNED_IN } from '../lib/browser/signInMarks.ts';
import { INTERACTION_EVENTS } from '../lib/interactionEvents.ts';
import { APP_FAILED, INCOMPLETE_NOTE_ID } from '../lib/startMarks.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import { yieldToMain } from '../lib/yieldToMain.ts';
import { isConfirming, noteConfirmed } from './confirmed.ts';
import { fillYourTime } from './fillYourTime.ts';
import { holdFormLink } from './holdFormLink.ts';
import { isHalfFilled } from './isHalfFilled.ts';
import { isOfAnswer, mayHaveResponded, mayHaveVoted, storedKeys } from './storedKeys.ts';

/*
 * The inline script of every page. It runs before the app's code is loaded: paint first, then load, then run.
 *
 * - After the first paint it preloads the code, sends `GET /api/init` (spec section 7), and runs the code as soon as the browser is
 *   idle, or at the first interaction. On the page of a poll, whose every visitor comes to press, it preloads before the paint.
 * - Until the app is there, links and forms work as the browser has them, and what only the app can do cannot be pressed: the
 *   mark `data-early` on the root element, for `GlobalStyle.tsx`. A mouse's click on a link to a form waits for the app.
 * - It runs one file after the other and yields between them. The last file is the app.
 * - If the code cannot be loaded, as after a release, it reloads the page once. Where that does not help, the page says so.
 */

/** How long to wait for a first paint, which a hidden page never has. */
const PAINT_TIMEOUT_MS = 1_000;

/** A page that is never idle runs the code all the same. */
const IDLE_TIMEOUT_MS = 2_000;

/** Scripts click and choose without moving a pointer. */
const START_EVENTS = [...INTERACTION_EVENTS, 'click', 'change'];

try {
  fillYourTime();
} catch {
  // the app writes the lines later
}

const { app = '', eventPage = '', pollPage = '' } = document.currentScript?.dataset ?? {};
const files = app.split(' ');
const [, ofEvent, ofPoll] = /^\/(?:(events)|(polls)(?!\/new$))\//.exec(location.pathname) ?? [];
const preloads = [...files, ...(ofEvent ? eventPage : ofPoll ? pollPage : '').split(' ')].filter(Boolean);

const page = document.documentElement.dataset;
const keys = storedKeys();
const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming | undefined)[];

let hasPreloaded = false;
const preload = () => {
  if (hasPreloaded) return;
  hasPreloaded = true;
  for (const href of preloads) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  sendInit();
};

let hasRun = false;
const load = async () => {
  if (hasRun) return;
  hasRun = true;
  preload();
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    await yieldToMain();
  }
};

const run = () => void load().catch(giveUp);

const untilReady = new AbortController();
page.early = '';
window.addEventListener(
  'app-ready',
  () => {
    untilReady.abort();
    delete page.early;
  },
  { once: true },
);
// after that listener: a click that has waited is the app's
const followFormLink = holdFormLink(untilReady.signal);

/** A press on a link leads away, and code that starts now would delay that. */
const runUnlessLeaving = ({ target }: Event) => {
  if (!(target instanceof Element && target.closest('a[href]:not([target])'))) run();
};
for (const type of START_EVENTS) {
  window.addEventListener(type, runUnlessLeaving, { signal: untilReady.signal, passive: true, capture: true });
}

window.addEventListener(APP_FAILED, giveUp, { signal: untilReady.signal });

let isLeaving = false;
window.addEventListener('beforeunload', () => (isLeaving = true), { signal: untilReady.signal });

function giveUp() {
  untilReady.abort();
  if (followFormLink()) return;
  const hasSomethingToLose = isHalfFilled() || isConfirming();
  if (!hasSomethingToLose && navigator.onLine && !isLeaving && navigation && navigation.type !== 'reload') {
    location.reload();
    return;
  }
  const note = document.getElementById(INCOMPLETE_NOTE_ID);
  if (note) note.hidden = false;
}

/**
 * Only the app knows whether the reader has responded: until then there is no button to join, and no form is sent as if
 * by somebody else.
 */
const awaitOwner = () => {
  page.ownership = 'awaited';
  for (const link of document.querySelectorAll<HTMLElement>('a[data-awaited]')) {
    link.removeAttribute('href');
    link.ariaDisabled = 'true';
    link.ariaLabel = link.dataset.awaited ?? null;
  }
  window.addEventListener('submit', (event) => event.preventDefault(), { signal: untilReady.signal, capture: true });
};
if (ofPoll ? mayHaveVoted(keys) : mayHaveResponded(keys)) awaitOwner();

/** Marks the events of the person who was signed in last, as `ownMarks` will, so that nothing moves when it is known who is. */
const markOwnEvents = (): void => {
  const uid = localStorage.getItem(SIGNED_IN);
  if (!uid) return;
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-creator]')) {
    if (dataset.creator === uid) dataset.own = 'yes';
  }
};

try {
  markOwnEvents();
} catch {
  // a browser that stores nothing knows nobody
}

try {
  noteConfirmed();
} catch {
  // a browser that stores nothing has a cookie yet
}

// another tab joined, voted or left: the rendered page is out of date
window.addEventListener(
  'storage',
  ({ key }) => {
    if (!key || !isOfAnswer(key)) return;
    page.responseChanged = 'yes';
    awaitOwner();
    run();
  },
  { signal: untilReady.signal },
);

const runWhenIdle = () => {
  preload();
  whenIdle(run, { timeout: IDLE_TIMEOUT_MS });
};

// everybody opens a poll to vote: its code is requested before the first paint, which does not wait for it
if (ofPoll) preload();
if (document.hidden || !document.getElementById('root')?.hasChildNodes()) run();
else {
  const isPaint = ({ name }: PerformanceEntry) => name === 'first-contentful-paint';
  new PerformanceObserver((list) => list.getEntries().some(isPaint) && runWhenIdle()).observe({
    type: 'paint',
    buffered: true,
  });
  setTimeout(runWhenIdle, PAINT_TIMEOUT_MS);
}
