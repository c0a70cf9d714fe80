import { pluralRules } from '@quorum/domain/pluralRules';
import { strings, transform, type TranslationFunction } from '@nanostores/i18n';

interface Forms {
  one: string;
  other: string;
}

/** How English counts a place in a row: 1st, 2nd, 3rd, 4th. */
interface OrdinalForms extends Forms {
  two: string;
  few: string;
}

const chooseBy = (type: Intl.PluralRuleType) =>
  transform((locale: string, forms: Partial<Record<Intl.LDMLPluralRule, string>>, count: number) =>
    strings(forms[pluralRules(locale, type).select(count)] ?? forms.other ?? '', (text) =>
      text.replaceAll('{count}', String(count)),
    ),
  );

const choose = chooseBy('cardinal');
const chooseOrdinal = chooseBy('ordinal');

/** A message that counts, in the form that the language has for the number. */
export const count = (forms: Forms): TranslationFunction<[number], string> => choose(forms);

/** A message that says which in a row, in the form that the language has for the number. */
export const ordinal = (forms: OrdinalForms): TranslationFunction<[number], string> => chooseOrdinal(forms);
