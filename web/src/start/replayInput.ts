import { PRESSES_LOST } from '../lib/pressNotes.ts';
import { isHeldKey } from './heldKeys.ts';
import { placeOf, PRESSABLE, PRESSABLE_OR_LINK } from './place.ts';
import { type Input, repeatInputs } from './repeatInput.ts';

const PRESS_EVENTS = ['pointerdown', 'mousedown', 'click'];

/** How long a pressed link to a form waits for the app, which opens the same form in a dialog. */
const PATIENCE_MS = 5_000;

/** From then on a press is a long one (`useLongPress.ts`), which is to a vote what M is on a keyboard. */
const LONG_MS = 500;
const VOTE = '[data-own-vote]';

/** A click that opens the link in another tab or window. */
const isForElsewhere = (event: Event) =>
  event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey || event.button > 0);

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

export interface Replay {
  /** To be called where the app will not come. Tells whether a link that was pressed is followed now. */
  giveUp: () => boolean;
  /** Whether something was done that has not come to anything. */
  isOwing: () => boolean;
}

/**
 * Holds everything that is pressed and chosen until the app is ready, and repeats it then, in its order. What is held looks
 * so: `data-held`. A button that is a link is followed, at once by a finger: a phone has the page sooner than the app.
 * @param onHopeless is called for each press once the app will not come
 */
export const replayInput = (wasTouched: () => boolean, onHopeless: () => void): Replay => {
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };
  const held: Input[] = [];
  let isHopeless = false;
  let pressedAt = 0;
  let followed = '';
  let patience: ReturnType<typeof setTimeout> | undefined;

  const add = (input: Input) => {
    if (isHopeless) {
      onHopeless();
      return;
    }
    held.push(input);
    input.element.dataset.held = '';
  };

  const follow = (link: string) => {
    clearTimeout(patience);
    // other presses wait for the app, which follows the link after them
    followed = held.every(({ element }) => element instanceof HTMLAnchorElement && element.href === link) ? link : '';
    if (followed) patience = setTimeout(() => location.assign(link), PATIENCE_MS);
  };

  const hold = (event: Event) => {
    // what leads away leaves no other press behind
    const element = closest(event, held.length > 0 ? PRESSABLE_OR_LINK : PRESSABLE);
    const link = element instanceof HTMLAnchorElement ? element.href : '';
    if (!element || element instanceof HTMLSelectElement || element.ariaDisabled === 'true') return;
    if (link && (isHopeless || isForElsewhere(event) || (wasTouched() && held.length === 0))) return;
    if (event.type === 'pointerdown') pressedAt = event.timeStamp;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== 'click') return;
    const isByKey = event instanceof MouseEvent && event.detail === 0 && document.activeElement === element;
    const isLong = !isByKey && event.timeStamp - pressedAt >= LONG_MS && element.matches(VOTE);
    element.focus({ preventScroll: true });
    const place = placeOf(element);
    if (isLong) add({ ...place, did: 'key', key: 'm' });
    else add({ ...place, did: isByKey ? 'activate' : 'press' });
    follow(link);
  };

  const holdKey = (event: KeyboardEvent) => {
    const element = closest(event, PRESSABLE);
    if (!element || !isHeldKey(event, element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    add({ ...placeOf(element), did: 'key', key: event.key });
    follow(element instanceof HTMLAnchorElement ? element.href : '');
  };

  /** A finger's long press ends in no click. */
  const holdLongTouch = (event: Event) => {
    const element = wasTouched() ? closest(event, VOTE) : null;
    if (!element?.matches(':enabled')) return;
    event.preventDefault();
    add({ ...placeOf(element), did: 'key', key: 'm' });
  };

  const holdChoice = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) add({ ...placeOf(target), did: 'choose', value: target.value });
  };

  const replay = async () => {
    abort.abort();
    clearTimeout(patience);
    for (const { element } of held) delete element.dataset.held;
    const lost = await repeatInputs(held.splice(0));
    if (lost > 0) window.dispatchEvent(new Event(PRESSES_LOST));
  };

  for (const type of PRESS_EVENTS) window.addEventListener(type, hold, options);
  window.addEventListener('keydown', holdKey, options);
  window.addEventListener('contextmenu', holdLongTouch, options);
  window.addEventListener('change', holdChoice, options);
  window.addEventListener('app-ready', () => void replay(), { once: true });
  return {
    giveUp: () => {
      isHopeless = true;
      clearTimeout(patience);
      for (const { element } of held) delete element.dataset.held;
      if (followed) location.assign(followed);
      return followed !== '';
    },
    isOwing: () => held.length > 0,
  };
};
