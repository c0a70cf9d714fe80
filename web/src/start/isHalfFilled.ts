type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)) {
    return control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue;
};

/** Whether something was chosen or typed in a form of the page: a reload would take it away. */
export const isHalfFilled = (): boolean =>
  [...document.querySelectorAll<Control>('form :is(input, textarea, select)')].some(isChanged);
