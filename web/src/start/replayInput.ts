const PRESSABLE = 'button, [role="tab"], [role="combobox"]';
const PRESS_EVENTS = ['pointerdown', 'mousedown', 'click'];

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

/** Holds presses and choices until the app is ready and repeats them then. Returns the function that lets go of them. */
export const replayInput = (): (() => void) => {
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };
  const choices = new Map<HTMLSelectElement, string>();
  let pressed: Press | undefined;

  const hold = (event: Event) => {
    const element = event.target instanceof Element && event.target.closest(PRESSABLE);
    if (!element) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== 'click') return;
    const index = [...document.querySelectorAll(PRESSABLE)].indexOf(element);
    pressed = { element, index, text: element.textContent };
  };
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) choices.set(target, target.value);
  };
  const replay = () => {
    abort.abort();
    for (const [select, value] of choices) if (select.isConnected) choose(select, value);
    const element = pressed && findAgain(pressed);
    if (element instanceof HTMLElement) press(element);
  };

  for (const type of PRESS_EVENTS) window.addEventListener(type, hold, options);
  window.addEventListener('change', remember, options);
  window.addEventListener('app-ready', replay, { once: true });
  return () => abort.abort();
};
