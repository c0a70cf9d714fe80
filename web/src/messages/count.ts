import { strings, transform, type TranslationFunction } from '@nanostores/i18n';

interface Forms {
  one: string;
  other: string;
}

const rules = new Map<string, Intl.PluralRules>();

/** Cached: making them takes longer than using them a hundred times. */
const rulesOf = (locale: string) => {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
};

const choose = transform((locale: string, forms: Partial<Record<Intl.LDMLPluralRule, string>>, count: number) =>
  strings(forms[rulesOf(locale).select(count)] ?? forms.other ?? '', (text) =>
    text.replaceAll('{count}', String(count)),
  ),
);

/** A message that counts, in the form that the language has for the number. */
export const count = (forms: Forms): TranslationFunction<[number], string> => choose(forms);
