/** What can be pressed on a page that the server has written. */
export const PRESSABLE = 'button, [role="button"], [role="tab"], [role="combobox"], select';

/** What a followed link is, too, where other presses came before it. */
export const PRESSABLE_OR_LINK = `${PRESSABLE}, a[href]`;

/** An element, and how to find it again should the app have replaced it. */
export interface Place {
  element: HTMLElement;
  /** What it is called, and its place among those that are called the same. */
  signature: string;
  rank: number;
  /** Its place among all, and how many there are: they are what is left in another language. */
  index: number;
  count: number;
}

const all = () => [...document.querySelectorAll<HTMLElement>(PRESSABLE_OR_LINK)];

const kindOf = ({ tagName, role }: Element) => `${tagName} ${role ?? ''}`;

/** Numbers in a text are counts, which change; in a label they may be a date. */
const nameOf = ({ ariaLabel, textContent }: Element) => ariaLabel ?? textContent.replace(/\d+/g, '').trim();

const signatureOf = (element: Element) => `${kindOf(element)} ${nameOf(element)}`;

export const placeOf = (element: HTMLElement): Place => {
  const elements = all();
  const signature = signatureOf(element);
  const same = elements.filter((other) => signatureOf(other) === signature);
  const rank = same.indexOf(element);
  return { element, signature, rank, index: elements.indexOf(element), count: elements.length };
};

/** The element of a place as the page is now; undefined where there is none that is surely the same. */
export const findAgain = ({ element, signature, rank, index, count }: Place): HTMLElement | undefined => {
  if (element.isConnected) return element;
  const elements = all();
  const same = elements.filter((other) => signatureOf(other) === signature);
  if (same[rank]) return same[rank];
  const there = elements[index];
  return there && elements.length === count && kindOf(there) === kindOf(element) ? there : undefined;
};
