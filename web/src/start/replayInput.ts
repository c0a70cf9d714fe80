const PRESSABLE = 'button, [role="button"], [role="tab"], [role="combobox"]';
const PRESS_EVENTS = ['pointerdown', 'mousedown', 'click'];

/** How long a pressed link to a form waits for the app, which opens the same form in a dialog. */
const PATIENCE_MS = 5_000;

interface Press {
  element: Element;
  /** Its index among the pressable elements, should hydration replace it. */
  index: number;
  text: string | null;
}

const findAgain = ({ element, index, text }: Press): Element | undefined => {
  if (element.isConnected) return element;
  const candidate = document.querySelectorAll(PRESSABLE)[index];
  return candidate?.textContent === text ? candidate : undefined;
};

const press = (element: HTMLElement) => {
  const mouse = { bubbles: true, cancelable: true, composed: true, button: 0 };
  const pointer = { ...mouse, pointerType: 'mouse', isPrimary: true };
  element.focus();
  element.dispatchEvent(new PointerEvent('pointerdown', pointer));
  element.dispatchEvent(new MouseEvent('mousedown', mouse));
  element.dispatchEvent(new PointerEvent('pointerup', pointer));
  element.dispatchEvent(new MouseEvent('mouseup', mouse));
  element.click();
};

const choose = (select: HTMLSelectElement, value: string) => {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
};

/** A click that opens the link in another tab or window. */
const isForElsewhere = (event: Event) =>
  event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey || event.button > 0);

/**
 * Holds presses and choices until the app is ready and repeats them then. A button that is a link is followed, at once by a
 * finger: a phone has the page sooner than the app.
 *
 * Returns the function that stops this where the app will not come. It tells whether a link that was pressed is followed now.
 */
export const replayInput = (wasTouched: () => boolean): (() => boolean) => {
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };
  const choices = new Map<HTMLSelectElement, string>();
  let pressed: Press | undefined;
  let followed = '';
  let patience: ReturnType<typeof setTimeout> | undefined;

  const hold = (event: Event) => {
    const element = event.target instanceof Element && event.target.closest(PRESSABLE);
    const link = element instanceof HTMLAnchorElement ? element.href : '';
    if (!element || element.ariaDisabled === 'true') return;
    if (link && (wasTouched() || isForElsewhere(event))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== 'click') return;
    const index = [...document.querySelectorAll(PRESSABLE)].indexOf(element);
    pressed = { element, index, text: element.textContent };
    clearTimeout(patience);
    followed = link;
    if (link) patience = setTimeout(() => location.assign(link), PATIENCE_MS);
  };
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) choices.set(target, target.value);
  };
  const replay = () => {
    abort.abort();
    clearTimeout(patience);
    for (const [select, value] of choices) if (select.isConnected) choose(select, value);
    const element = pressed && findAgain(pressed);
    if (element instanceof HTMLElement) press(element);
  };

  for (const type of PRESS_EVENTS) window.addEventListener(type, hold, options);
  window.addEventListener('change', remember, options);
  window.addEventListener('app-ready', replay, { once: true });
  return () => {
    abort.abort();
    clearTimeout(patience);
    if (followed) location.assign(followed);
    return followed !== '';
  };
};
