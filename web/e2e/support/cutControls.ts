/** Runs in the page. Each control or badge whose text does not fit into it, above each other or side by side. */
export const cutControls = (): string[] => {
  const TOLERANCE = 1;
  const CONTROLS = 'button, a[href], [role="radio"], [role="tab"], [data-badge]';
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [role="grid"]');

  /** Not to those alone who listen: such texts are cut off on purpose. */
  const isForListeners = (element: Element) => getComputedStyle(element).clipPath !== 'none';

  /** Of its texts, as they are seen. */
  const textBoxes = (control: Element) => {
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent?.trim() || !text.parentElement || isForListeners(text.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      boxes.push(range.getBoundingClientRect());
    }
    return boxes.filter(({ width, height }) => width > 0 && height > 0);
  };

  return [...document.querySelectorAll(CONTROLS)].filter(isShown).flatMap((control) => {
    // a link within a text breaks where the text does
    if (getComputedStyle(control).display === 'inline') return [];
    const box = control.getBoundingClientRect();
    if (box.width <= 1) return [];
    const isCut = textBoxes(control).some(
      (text) =>
        text.top < box.top - TOLERANCE ||
        text.bottom > box.bottom + TOLERANCE ||
        text.left < box.left - TOLERANCE ||
        text.right > box.right + TOLERANCE,
    );
    const isOff = !control.closest('[data-carousel]') && (box.left < -TOLERANCE || box.right > innerWidth + TOLERANCE);
    return isCut || isOff ? [`${control.tagName.toLowerCase()} “${control.textContent.trim()}”`] : [];
  });
};
