/**
 * Fetches the app's code once what the page shows is painted: it comes first also where the code is at hand. What is
 * pressed before the app has taken the page over is kept for it, and pressed again then.
 */
export const START = `{
  const { app } = document.currentScript.dataset;
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
  for (const type of TYPES) window.addEventListener(type, hold, true);
  window.addEventListener(
    'app-ready',
    () => {
      for (const type of TYPES) window.removeEventListener(type, hold, true);
      const element = pressed && find(pressed);
      if (element) press(element);
    },
    { once: true },
  );
  requestAnimationFrame(() => setTimeout(() => import(app)));
}
`;
