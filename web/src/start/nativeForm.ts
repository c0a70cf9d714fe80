/** A form that the browser can fill in and send by itself: the app takes it over where it runs. */
export const NATIVE_FORM = 'form[data-native]';

/** What was chosen or typed in one, last. */
export interface Fill {
  did: 'fill';
  name: string;
  value: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

export const fillOf = ({ target }: Event): Fill | null =>
  isControl(target) && target.name && target.closest(NATIVE_FORM)
    ? { did: 'fill', name: target.name, value: target.value }
    : null;

/** Chooses or types it again where the app has rendered another form; a form that it has hydrated still has it. */
export const fillAgain = ({ name, value }: Fill): void => {
  for (const control of document.querySelectorAll(`${NATIVE_FORM} [name="${CSS.escape(name)}"]`)) {
    if (!isControl(control) || control.disabled) continue;
    if (control.type === 'radio') {
      if (control.value === value && !(control as HTMLInputElement).checked) control.click();
    } else if (control.value !== value) {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
};

/** Whether a press sends such a form, which the browser does by itself; one with a name does more than that. */
export const sendsForm = (element: Element): boolean => element.matches(`${NATIVE_FORM} [type="submit"]:not([name])`);
