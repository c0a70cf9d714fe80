import { yieldToMain } from '../lib/yieldToMain.ts';
import { type Fill, fillAgain } from './nativeForm.ts';
import { findAgain, type Place } from './place.ts';

type Press = Place &
  ({ did: 'press' } | { did: 'activate' } | { did: 'key'; key: string } | { did: 'choose'; value: string });

/** Something done with the page before the app was there. */
export type Input = Press | Fill;

/** How long to wait for a control that shows that it waits itself, as the button to join does and the votes of an account do. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 50;

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

const choose = (element: HTMLElement, value: string) => {
  if (!(element instanceof HTMLSelectElement)) return;
  element.value = value;
  element.dispatchEvent(new Event('change', { bubbles: true }));
};

const repeat = (element: HTMLElement, input: Press) => {
  if (input.did === 'press') press(element);
  else if (input.did === 'activate') element.click();
  else if (input.did === 'choose') choose(element, input.value);
  else element.dispatchEvent(new KeyboardEvent('keydown', { key: input.key, bubbles: true, cancelable: true }));
};

/** Whether nobody could press it: it is disabled, or behind a dialog. */
const isOutOfReach = (element: HTMLElement) =>
  element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert], [aria-hidden="true"]');

const untilItMay = async (element: HTMLElement) => {
  const waits = () => element.ariaDisabled === 'true' || element.closest('[aria-busy="true"]') !== null;
  for (let waited = 0; waits() && waited < PATIENCE_MS; waited += LOOK_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
};

/**
 * Does each of it again, in its order. Keys go where the focus is: one that came before may have moved it.
 * Returns how many found nothing any more to act on.
 */
export const repeatInputs = async (inputs: readonly Input[]): Promise<number> => {
  const pressed = new Set<HTMLElement>();
  let keysAt: HTMLElement | undefined;
  let lost = 0;
  for (const input of inputs) {
    if (input.did === 'fill') {
      fillAgain(input);
      await yieldToMain();
      continue;
    }
    const isByKey = input.did === 'key' || input.did === 'activate';
    const found = findAgain(input);
    if (found) await untilItMay(found);
    if (found && isByKey && keysAt !== found) found.focus();
    keysAt = isByKey ? found : undefined;
    const focused = document.activeElement;
    const target = isByKey && focused instanceof HTMLElement && focused !== document.body ? focused : found;
    // what has opened a dialog was pressed again since nothing seemed to come of it
    if (!target || isOutOfReach(target)) lost += found && pressed.has(found) ? 0 : 1;
    else repeat(target, input);
    if (found) pressed.add(found);
    // the next one finds the page as this one has left it
    await yieldToMain();
  }
  return lost;
};
