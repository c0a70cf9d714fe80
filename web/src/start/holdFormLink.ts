import { isForElsewhere } from '../lib/isForElsewhere.ts';

/** A button of the app that is a link to the page of the same form (`FormLink.tsx`). */
const FORM_LINK = 'a[role="button"][href]';

/** How long a click waits for the app, which opens the form in a dialog. */
const PATIENCE_MS = 8_000;

/**
 * Lets a click on a link to a form wait for the app: a computer has it sooner than another page. A phone has the page sooner, so a
 * finger's tap is the browser's. Returns a function that follows the link at once where the app will not come; it tells whether
 * there was one to follow.
 */
export const holdFormLink = (untilReady: AbortSignal): (() => boolean) => {
  let clicked: HTMLAnchorElement | undefined;
  let isTouch = false;
  const options = { capture: true, signal: untilReady };

  const follow = () => {
    if (clicked) location.assign(clicked.href);
    return clicked !== undefined;
  };

  const note = ({ pointerType }: PointerEvent) => (isTouch = pointerType === 'touch');
  const hold = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(FORM_LINK);
    if (!link || isTouch || isForElsewhere(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clicked = link;
    link.ariaBusy = 'true';
    const patience = setTimeout(follow, PATIENCE_MS);
    untilReady.addEventListener('abort', () => clearTimeout(patience), { once: true });
  };
  window.addEventListener('pointerdown', note, options);
  window.addEventListener('click', hold, options);
  window.addEventListener(
    'app-ready',
    () => {
      if (!clicked) return;
      clicked.ariaBusy = null;
      if (clicked.isConnected) clicked.click();
      else follow();
    },
    { once: true },
  );
  return follow;
};
