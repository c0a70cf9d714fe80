/**
 * Runs in the page. Each text that leaves the box it stands in, or is cut off there, and the page itself where it has to be
 * scrolled sideways. A table may be, and a carousel whose cards each fit the screen.
 */
export const stickingOut = (): string[] => {
  const TOLERANCE = 1;
  const found: string[] = [];
  const { scrollWidth } = document.scrollingElement ?? document.documentElement;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`);

  const isClipped = (element: Element) => {
    const style = getComputedStyle(element);
    return style.getPropertyValue('clip') !== 'auto' || style.clipPath !== 'none';
  };

  /** Not to those alone who listen: such texts are cut off on purpose. */
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], script, style, noscript, [role="grid"]') &&
    ![element, element.parentElement].some((one) => one && isClipped(one));

  const describe = (box: Element, left: number, right: number) => {
    const place = box.getBoundingClientRect();
    const [from, to, start, end] = [place.left, place.right, left, right].map(Math.round);
    return `${box.tagName.toLowerCase()}.${box.className} ${from}–${to}: text at ${start}–${end}`;
  };

  /** Boxes around a text, from the nearest on, up to what is placed by itself or scrolled. */
  const boxesAround = function* (element: Element): Generator<Element> {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { display, position } = getComputedStyle(box);
      if (display !== 'inline' && display !== 'contents') yield box;
      if (position === 'fixed' || position === 'absolute' || box.parentElement?.matches('[data-carousel]')) return;
    }
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.textContent?.trim() || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    const isOff = left < -TOLERANCE || right > innerWidth + TOLERANCE;
    if (isOff && !element.closest('[data-carousel]')) found.push(describe(document.body, left, right));
    for (const box of boxesAround(element)) {
      const place = box.getBoundingClientRect();
      if (left >= place.left - TOLERANCE && right <= place.right + TOLERANCE) continue;
      found.push(describe(box, left, right));
      break;
    }
  }

  for (const card of document.querySelectorAll('[data-carousel] > *')) {
    if (card.clientWidth > (card.parentElement?.clientWidth ?? 0)) found.push(describe(card, 0, card.clientWidth));
  }

  for (const box of document.querySelectorAll('body *')) {
    if (
      box.matches('input, select, svg *, [data-carousel], :has(> [role="grid"])') ||
      !isShown(box) ||
      getComputedStyle(box).overflowX === 'visible'
    )
      continue;
    if (box.scrollWidth > box.clientWidth + TOLERANCE) found.push(describe(box, 0, box.scrollWidth));
  }
  return found;
};
