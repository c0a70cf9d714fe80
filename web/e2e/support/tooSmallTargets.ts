/**
 * Runs in the page. What one may tap and is smaller than 44 px, other than links within a line of text; 24 px do where
 * the next target is far enough away (WCAG 2.2, 2.5.8).
 */
export const tooSmallTargets = (): string[] => {
  const COMFORTABLE = 44;
  const LEAST = 24;
  const SELECTOR =
    'a[href], button, input, select, textarea, summary, [role="option"], [role="menuitem"], [role="slider"]';

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"]');

  const isInText = (element: Element) => {
    if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
    const around = element.parentElement?.textContent ?? '';
    return around.trim().length > element.textContent.trim().length;
  };

  /** Whatever takes the tap: a label does so for the control in it. */
  const boxOf = (element: Element) => (element.closest('label') ?? element).getBoundingClientRect();

  /** Whether a tap there meets the element, be it only the margin that a pseudo-element gives it. */
  const reaches = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.closest('label') ?? element).contains(hit);
  };

  const isComfortable = (element: Element) => {
    const { left, top, width, height } = boxOf(element);
    const [x, y] = [left + width / 2, top + height / 2];
    const by = COMFORTABLE / 2 - 1;
    const isWide = width >= COMFORTABLE - 0.5 || (reaches(element, x - by, y) && reaches(element, x + by, y));
    const isHigh = height >= COMFORTABLE - 0.5 || (reaches(element, x, y - by) && reaches(element, x, y + by));
    return isWide && isHigh;
  };

  const targets = [...document.querySelectorAll(SELECTOR)].filter((element) => isShown(element) && !isInText(element));

  /** Whether what has opened over the page lies over some of it: then it is the other that one taps there. */
  const isCovered = (element: Element) => {
    const box = boxOf(element);
    return [...document.querySelectorAll('[role="dialog"], [role="menu"]')].some((over) => {
      if (over.contains(element)) return false;
      const { left, right, top, bottom } = over.getBoundingClientRect();
      const by = COMFORTABLE / 2;
      return box.left < right + by && box.right > left - by && box.top < bottom + by && box.bottom > top - by;
    });
  };

  const isAlone = (element: Element) => {
    const box = boxOf(element);
    if (box.width < LEAST - 0.5 || box.height < LEAST - 0.5) return false;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return targets.every((other) => {
      if (other === element || other.contains(element) || element.contains(other)) return true;
      const next = boxOf(other);
      const dx = Math.max(next.left - x, 0, x - next.right);
      const dy = Math.max(next.top - y, 0, y - next.bottom);
      return Math.hypot(dx, dy) >= LEAST / 2;
    });
  };

  const describe = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const name = element.getAttribute('aria-label') ?? element.textContent;
    return `${element.tagName.toLowerCase()} ${name.trim().slice(0, 40)} ${Math.round(width)}×${Math.round(height)}`;
  };

  return targets
    .filter((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return !isComfortable(element) && !isAlone(element) && !isCovered(element);
    })
    .map(describe);
};
