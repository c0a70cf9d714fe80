import { LIST_POLL_MS } from '../../domain/src/event/constants.ts';
import { responseTokenKey } from '../../domain/src/response/constants.ts';
import { SIGN_IN_REDIRECT, SIGNED_IN } from '../src/lib/signInMarks.ts';
import { SIGNS } from '../src/app/signsOfAPerson.ts';

/** How long a page may go unpainted, as when somebody leaves it for another tab. */
const PATIENCE_MS = 1_000;

/** Scrolling may bring what only the app can fetch; a program that presses or chooses need not have pointed first. */
const SIGNS_HERE = [...SIGNS, 'scroll', 'click', 'change'];

/** What a browser keeps that belongs to somebody who may have answered with an account. */
const SIGN_IN_MARKS = JSON.stringify([SIGNED_IN, SIGN_IN_REDIRECT]);

/**
 * Fetches fonts and code, and fires `GET /api/init` (spec section 7), once what the page shows is painted: it comes first
 * also where they are at hand. The code is run at the first sign of a person, or when the first poll is due: until then
 * the app would have nothing to do but keep a phone busy. It is run at once on an empty page, on one that the browser may
 * have kept for long, and for whom it knows something of that the server does not. Whoever has been here before has the
 * fonts, and gets them at once.
 *
 * The files of the code are run one after the other, with room for a hand between them, the last of which is the app
 * itself. What is pressed or chosen before the app has taken the page over is kept for it, and comes again then. Whoever
 * may have answered already finds no button to join: it waits until the app knows whether they have. When the code cannot
 * be had, as after a new version has taken its place, the page is fetched once more, and left to itself if that does not
 * help.
 */
export const START = `{
  const { app, eventPage } = document.currentScript.dataset;
  const files = app.split(' ');
  const soon = location.pathname.startsWith('/events/') ? eventPage.split(' ') : [];
  const fonts = document.getElementById('fonts');
  const showFonts = () => fonts && (fonts.media = 'all');
  if (navigator.serviceWorker?.controller) showFonts();
  for (const sign of ${JSON.stringify(SIGNS_HERE)}) window.addEventListener(sign, () => begin(), { once: true, passive: true, capture: true });
  const PRESSABLE = 'button, [role="tab"], [role="combobox"]';
  const TYPES = ['pointerdown', 'mousedown', 'click'];
  let pressed;
  const hold = (event) => {
    const element = event.target instanceof Element && event.target.closest(PRESSABLE);
    if (!element) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== 'click') return;
    const place = [...document.querySelectorAll(PRESSABLE)].indexOf(element);
    pressed = { element, place, text: element.textContent };
  };
  const find = ({ element, place, text }) => {
    if (element.isConnected) return element;
    const now = document.querySelectorAll(PRESSABLE)[place];
    return now && now.textContent === text ? now : undefined;
  };
  const press = (element) => {
    const how = { bubbles: true, cancelable: true, composed: true, button: 0, pointerType: 'mouse', isPrimary: true };
    element.focus();
    element.dispatchEvent(new PointerEvent('pointerdown', how));
    element.dispatchEvent(new MouseEvent('mousedown', how));
    element.dispatchEvent(new PointerEvent('pointerup', how));
    element.dispatchEvent(new MouseEvent('mouseup', how));
    element.click();
  };
  const chosen = new Map();
  const remember = ({ target }) => target instanceof HTMLSelectElement && chosen.set(target, target.value);
  const choose = (select, value) => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  for (const type of TYPES) window.addEventListener(type, hold, true);
  window.addEventListener('change', remember, true);
  const letGo = () => {
    for (const type of TYPES) window.removeEventListener(type, hold, true);
    window.removeEventListener('change', remember, true);
    window.removeEventListener('storage', hear);
    window.removeEventListener('beforeunload', leave);
  };
  const repeat = () => {
    letGo();
    for (const [select, value] of chosen) if (select.isConnected) choose(select, value);
    const element = pressed && find(pressed);
    if (element) press(element);
  };
  window.addEventListener('app-ready', repeat, { once: true });
  const [arrival] = performance.getEntriesByType('navigation');
  let isLeaving = false;
  const leave = () => (isLeaving = true);
  window.addEventListener('beforeunload', leave);
  const giveUp = () => {
    letGo();
    if (navigator.onLine && !isLeaving && arrival && arrival.type !== 'reload') location.reload();
  };
  const TOKEN = '${responseTokenKey('')}';
  const keysOf = (storage) => {
    try {
      return Object.keys(storage());
    } catch {
      return [];
    }
  };
  const known = [...keysOf(() => localStorage), ...keysOf(() => sessionStorage)];
  const page = document.documentElement.dataset;
  if (/^#(response|withdraw)=/.test(location.hash) || known.some((key) => key.startsWith(TOKEN) || ${SIGN_IN_MARKS}.includes(key))) {
    page.ownership = 'awaited';
    for (const button of document.querySelectorAll('[data-awaited]')) {
      button.disabled = true;
      button.ariaLabel = button.dataset.awaited;
    }
  }
  const hear = ({ key }) => {
    if (!key || !key.startsWith(TOKEN)) return;
    page.answered = 'here';
    begin();
  };
  window.addEventListener('storage', hear);
  let isFetched = false;
  const fetchAhead = () => {
    if (isFetched) return;
    isFetched = true;
    showFonts();
    for (const href of [...files, ...soon]) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    fetch('/api/init', { priority: 'low' }).catch(() => undefined);
    setTimeout(begin, ${LIST_POLL_MS});
  };
  let hasBegun = false;
  const load = async () => {
    if (hasBegun) return;
    hasBegun = true;
    fetchAhead();
    for (const file of files) {
      await import(file);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const begin = () => load().catch(giveUp);
  const isKnownHere = known.length > 0 || location.hash !== '';
  const isPaint = ({ name }) => name === 'first-contentful-paint';
  const isOld = arrival && arrival.type === 'back_forward';
  const whenPainted = () => (isOld || isKnownHere ? begin() : fetchAhead());
  if (document.hidden || !document.getElementById('root').hasChildNodes()) begin();
  else {
    new PerformanceObserver((list) => list.getEntries().some(isPaint) && whenPainted()).observe({ type: 'paint', buffered: true });
    setTimeout(whenPainted, ${PATIENCE_MS});
  }
}
`;
