import { PRESSES_LOST } from '../lib/pressNotes.ts';
import { isHeldKey } from './heldKeys.ts';
import { fillOf, NATIVE_FORM, sendsForm } from './nativeForm.ts';
import { placeOf, PRESSABLE, PRESSABLE_OR_LINK } from './place.ts';
import { type Input, repeatInputs } from './repeatInput.ts';

const PRESS_EVENTS = ['pointerdown', 'mousedown', 'click'];

/** How long a pressed link to a form waits for the app, which opens the same form in a dialog. */
const PATIENCE_MS = 5_000;

/** A click that opens the link in another tab or window. */
const isForElsewhere = (event: Event) =>
  event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey || event.button > 0);

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

export interface Replay {
  /** To be called where the app will not come. Tells whether a link that was pressed is followed now. */
  giveUp: () => boolean;
  /** Whether something was pressed that has not come to anything. */
  isOwing: () => boolean;
  /** Whether something was chosen or typed that the page holds: one may send it still. */
  isFilled: () => boolean;
}

interface Options {
  wasTouched: () => boolean;
  /** Whether only the app knows for whom a form would be sent. */
  isOwnerAwaited: () => boolean;
  /** Called for each press once the app will not come. */
  onHopeless: () => void;
}

/**
 * Holds everything that is pressed and chosen until the app is ready, and repeats it then, in its order. What is held looks
 * so: `data-held`. A button that is a link is followed, at once by a finger: a phone has the page sooner than the app. A form that
 * the browser sends by itself is sent.
 */
export const replayInput = ({ wasTouched, isOwnerAwaited, onHopeless }: Options): Replay => {
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };
  const held: Input[] = [];
  let isHopeless = false;
  let followed = '';
  let patience: ReturnType<typeof setTimeout> | undefined;

  const add = (input: Exclude<Input, { did: 'fill' }>) => {
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
    const isSame = (input: Input) => input.did !== 'fill' && (input.element as HTMLAnchorElement).href === link;
    followed = held.every(isSame) ? link : '';
    if (followed) patience = setTimeout(() => location.assign(link), PATIENCE_MS);
  };

  const hold = (event: Event) => {
    // what leads away leaves no other press behind
    const element = closest(event, held.length > 0 ? PRESSABLE_OR_LINK : PRESSABLE);
    const link = element instanceof HTMLAnchorElement ? element.href : '';
    if (!element || element instanceof HTMLSelectElement || element.ariaDisabled === 'true') return;
    if (link && (isHopeless || isForElsewhere(event) || (wasTouched() && held.length === 0))) return;
    if (isHopeless && element.closest(NATIVE_FORM)) return;
    if (sendsForm(element) && !isOwnerAwaited() && held.every(({ did }) => did === 'fill')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== 'click') return;
    const isByKey = event instanceof MouseEvent && event.detail === 0 && document.activeElement === element;
    element.focus({ preventScroll: true });
    add({ ...placeOf(element), did: isByKey ? 'activate' : 'press' });
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

  const holdChoice = (event: Event) => {
    const fill = fillOf(event);
    const { target } = event;
    if (fill) {
      const before = held.findIndex((input) => input.did === 'fill' && input.name === fill.name);
      if (before >= 0) held.splice(before, 1);
      held.push(fill);
    } else if (target instanceof HTMLSelectElement) add({ ...placeOf(target), did: 'choose', value: target.value });
  };

  const release = () => {
    for (const input of held) if (input.did !== 'fill') delete input.element.dataset.held;
  };

  const replay = async () => {
    abort.abort();
    clearTimeout(patience);
    release();
    const lost = await repeatInputs(held.splice(0));
    if (lost > 0) window.dispatchEvent(new Event(PRESSES_LOST));
  };

  for (const type of PRESS_EVENTS) window.addEventListener(type, hold, options);
  window.addEventListener('keydown', holdKey, options);
  for (const type of ['input', 'change']) window.addEventListener(type, holdChoice, options);
  window.addEventListener('app-ready', () => void replay(), { once: true });
  return {
    giveUp: () => {
      isHopeless = true;
      clearTimeout(patience);
      release();
      if (followed) location.assign(followed);
      return followed !== '';
    },
    isOwing: () => held.some(({ did }) => did !== 'fill'),
    isFilled: () => held.some(({ did }) => did === 'fill'),
  };
};
