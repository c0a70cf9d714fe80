/** Keys that the app handles itself, by what has the focus. Others are the browser's, such as Enter on a button: a click. */
const KEYS: readonly (readonly [selector: string, keys: RegExp])[] = [
  ['[role="tab"]', /^(Arrow(Left|Right)|Home|End)$/],
  ['[role="combobox"]', /^Arrow(Up|Down)$/],
  ['a[role="button"]', /^ $/],
];

/** Whether a key is to be held for the app. */
export const isHeldKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, element: Element): boolean =>
  !ctrlKey && !metaKey && !altKey && KEYS.some(([selector, keys]) => element.matches(selector) && keys.test(key));
