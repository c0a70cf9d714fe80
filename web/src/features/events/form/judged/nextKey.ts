import type { KeyboardEvent } from 'react';

/** Somebody types on glass: a keyboard of keys has Tab, and Enter sends a form there. */
const hasTouchKeyboard = () => window.matchMedia('(pointer: coarse)').matches;

const STOPS = 'input:not([type="radio"]), textarea, select, button[type="submit"]';

/** A list to choose from is one while nothing is chosen. */
const isStop = (control: HTMLElement) =>
  !control.matches(':disabled, [role="combobox"]') &&
  !(control instanceof HTMLSelectElement && control.value !== '') &&
  control.closest('details:not([open])') === null;

const stopAfter = (control: HTMLElement, form: HTMLElement) => {
  const controls = [...form.querySelectorAll<HTMLElement>(STOPS)];
  return controls.slice(controls.indexOf(control) + 1).find(isStop);
};

const goTo = (control: HTMLElement | undefined, form: HTMLElement) => {
  control?.focus();
  if (!(control instanceof HTMLSelectElement)) return;
  // it has no keyboard of its own: it shows its list, and goes on from there
  control.showPicker();
  control.addEventListener('change', () => stopAfter(control, form)?.focus(), { once: true });
};

/** The key at the corner of a phone's keyboard, in a field that says what is on it. */
export const isNextKey = (
  event: KeyboardEvent<HTMLElement>,
): event is KeyboardEvent<HTMLElement> & { target: HTMLInputElement } =>
  event.key === 'Enter' &&
  !event.defaultPrevented &&
  !event.nativeEvent.isComposing &&
  event.target instanceof HTMLInputElement &&
  event.target.hasAttribute('enterkeyhint') &&
  hasTouchKeyboard();

/**
 * That key does what `enterkeyhint` writes on it: `next` goes to the next control that has something to ask, `done` to the
 * button that sends the form, or to the first thing that is wrong, and `go` sends the form.
 */
export const onNextKey = (event: KeyboardEvent<HTMLElement>): void => {
  if (!isNextKey(event)) return;
  const { target, currentTarget: form } = event;
  const hint = target.getAttribute('enterkeyhint');
  event.preventDefault();
  if (hint === 'next') {
    goTo(stopAfter(target, form), form);
    return;
  }
  target.blur();
  if (hint === 'go' && form instanceof HTMLFormElement) {
    form.requestSubmit();
    return;
  }
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  (form.querySelector<HTMLElement>('button[type="submit"]:enabled') ?? wrong)?.focus();
};
