import { LIST_POLL_MS } from '@quorum/domain/event/constants';
import { sendInit } from '../lib/initAnswer.ts';
import { INTERACTION_EVENTS } from '../lib/interactionEvents.ts';
import { NEVER_READY_ID } from '../lib/pressNotes.ts';
import { yieldToMain } from '../lib/yieldToMain.ts';
import { isConfirming, noteConfirmed } from './confirmed.ts';
import { fillYourTime } from './fillYourTime.ts';
import { markOwnEvents } from './markOwnEvents.ts';
import { replayInput } from './replayInput.ts';
import { watchTouch } from './watchTouch.ts';
import { isOfAnswer, mayHaveResponded, mayHaveVoted, storedKeys } from './storedKeys.ts';

/*
 * The inline script of every page. It runs before the app's code is loaded: paint first, then load, then run.
 *
 * - After the first paint it preloads the code, and sends `GET /api/init` (spec section 7).
 * - It runs the code at the first interaction, or when the first poll is due. A tap on a link is none: it leads away. It
 *   runs the code at once where the server rendered nothing, on a page from the back-forward history, on the page of a
 *   poll, whose every visitor comes to press, and where the browser's storage may change the page.
 * - It runs one file after the other and yields between them. The last file is the app.
 * - If the code cannot be loaded, as after a release, it reloads the page once. Where something was pressed, or a reload does not
 *   help, the page says that presses come to nothing.
 */

/** How long to wait for a first paint, which a hidden page never has. */
const PAINT_TIMEOUT_MS = 1_000;

/** Scrolling may need more events; scripts click and choose without moving a pointer. */
const START_EVENTS = [...INTERACTION_EVENTS, 'scroll', 'click', 'change'];

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
const hasStoredState = keys.length > 0 || location.hash !== '';
const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming | undefined)[];

let hasPreloaded = false;
const preload = () => {
  if (hasPreloaded) return;
  hasPreloaded = true;
  for (const href of preloads) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  sendInit();
  setTimeout(run, LIST_POLL_MS);
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
const wasTouched = watchTouch(untilReady.signal);

/** A tap on a link leads away, and code that starts now would delay that. */
const isLeavingBy = ({ target }: Event) =>
  wasTouched() && target instanceof Element && target.closest('a[href]:not([target])') !== null;

const runUnlessLeaving = (event: Event) => {
  if (!isLeavingBy(event)) run();
};

// before the listeners of `replayInput`, which stop events
for (const type of START_EVENTS) {
  window.addEventListener(type, runUnlessLeaving, { signal: untilReady.signal, passive: true, capture: true });
}

/** Says that what is pressed comes to nothing here. */
const tellHopeless = () => {
  const note = document.getElementById(NEVER_READY_ID);
  if (note) note.hidden = false;
};

const replay = replayInput({ wasTouched, isOwnerAwaited: () => mayHaveVoted(keys), onHopeless: tellHopeless });
window.addEventListener('app-ready', () => untilReady.abort(), { once: true });

let isLeaving = false;
window.addEventListener('beforeunload', () => (isLeaving = true), { signal: untilReady.signal });

function giveUp() {
  untilReady.abort();
  if (replay.giveUp()) return;
  // a reload would forget it without a word
  if (replay.isOwing()) tellHopeless();
  else if (replay.isFilled() || isConfirming()) return;
  else if (navigator.onLine && !isLeaving && navigation && navigation.type !== 'reload') location.reload();
}

// the app shows whether they have; until then there is no button to join
if (mayHaveResponded(keys)) {
  page.ownership = 'awaited';
  for (const link of document.querySelectorAll<HTMLElement>('a[data-awaited]')) {
    link.removeAttribute('href');
    link.ariaDisabled = 'true';
    link.ariaLabel = link.dataset.awaited ?? null;
  }
}

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
    run();
  },
  { signal: untilReady.signal },
);

// everybody opens a poll to vote: its code is requested before the first paint, which does not wait for it
if (ofPoll) preload();
const afterPaint = () => (ofPoll || navigation?.type === 'back_forward' || hasStoredState ? run() : preload());
if (document.hidden || !document.getElementById('root')?.hasChildNodes()) run();
else {
  const isPaint = ({ name }: PerformanceEntry) => name === 'first-contentful-paint';
  new PerformanceObserver((list) => list.getEntries().some(isPaint) && afterPaint()).observe({
    type: 'paint',
    buffered: true,
  });
  setTimeout(afterPaint, PAINT_TIMEOUT_MS);
}
