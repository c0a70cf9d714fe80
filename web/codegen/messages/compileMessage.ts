import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  parse,
  type MessageFormatElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser';
import { hoistSelectors } from '@formatjs/icu-messageformat-parser/manipulator.js';

/** As the app fills it: gaps are `{name}`. Forms are those of the language's plurals. */
export type Compiled =
  | { kind: 'text' | 'params'; text: string; gaps: readonly string[] }
  | { kind: 'count' | 'ordinal'; forms: Readonly<Record<string, string>>; gaps: readonly string[] };

/** The name of what a message counts. */
export const COUNTED = 'count';

const gapsOf = (elements: readonly MessageFormatElement[]): string[] =>
  [...new Set(elements.filter(isArgumentElement).map(({ value }) => value))].sort();

const textOf = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (isLiteralElement(element)) return element.value;
      if (isPoundElement(element)) return `{${COUNTED}}`;
      if (isArgumentElement(element)) return `{${element.value}}`;
      throw new Error('has more than texts, gaps and one plural or selectordinal: numbers and dates come formatted');
    })
    .join('');

/** Braces between apostrophes are a text in ICU, and a gap to what fills the message. */
const refuseLiteralBraces = (elements: readonly MessageFormatElement[]): void => {
  if (elements.some((element) => isLiteralElement(element) && /[{}]/.test(element.value)))
    throw new Error('shows a brace beside a gap, which would be taken for a gap itself');
};

const compilePlural = ({ value, offset, pluralType = 'cardinal', options }: PluralElement): Compiled => {
  if (value !== COUNTED) throw new Error(`counts {${value}}: what is counted is called {${COUNTED}}`);
  if (offset !== 0) throw new Error('has an offset, which is not supported');
  const others = (elements: readonly MessageFormatElement[]) => gapsOf(elements).filter((gap) => gap !== COUNTED);
  const gaps = others(options.other?.value ?? []);
  const forms = Object.entries(options).map(([form, { value: elements }]) => {
    if (form.startsWith('=')) throw new Error(`has a form "${form}": forms are one, other and their like`);
    const text = textOf(elements);
    refuseLiteralBraces(elements);
    if (others(elements).join() !== gaps.join())
      throw new Error(`has other gaps in its form "${form}" than in "other"`);
    return [form, text] as const;
  });
  const kind = pluralType === 'ordinal' ? 'ordinal' : 'count';
  return { kind, forms: Object.fromEntries(forms), gaps: [COUNTED, ...gaps].sort() };
};

const parsed = (message: string): MessageFormatElement[] => {
  try {
    return parse(message, { ignoreTag: true, requiresOtherClause: true });
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`is no ICU message: ${error.message}`, { cause: error });
    throw error;
  }
};

/** An ICU message for the app's `params`, `count` and `ordinal`; throws what is wrong with it. */
export const compileMessage = (message: string): Compiled => {
  const elements = parsed(message);
  if (elements.some(isPluralElement)) {
    const [plural] = hoistSelectors(elements);
    if (plural && isPluralElement(plural)) return compilePlural(plural);
  }
  const [text, gaps] = [textOf(elements), gapsOf(elements)];
  if (gaps.length === 0) return { kind: 'text', text, gaps };
  refuseLiteralBraces(elements);
  return { kind: 'params', text, gaps };
};
