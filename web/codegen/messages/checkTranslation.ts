import type { Compiled } from './compileMessage.ts';
import type { Catalogue, CompiledPart } from './readCatalogue.ts';

/** Beyond that some languages have a form for millions, which nothing here counts. */
const COUNTED_MAX = 1_000;

const RULES = { count: 'cardinal', ordinal: 'ordinal' } as const;

/** The forms that a language has for what is counted here. */
const formsOf = (language: string, kind: keyof typeof RULES): Set<string> => {
  const rules = new Intl.PluralRules(language, { type: RULES[kind] });
  return new Set(Array.from({ length: COUNTED_MAX + 1 }, (_, count) => rules.select(count)));
};

/** What is wrong with the forms of a message that counts: one that the language needs, or one that it does not know. */
const problemOfForms = (language: string, kind: keyof typeof RULES, forms: readonly string[]): string | undefined => {
  const missing = [...formsOf(language, kind)].find((form) => !forms.includes(form));
  if (missing !== undefined) return `lacks the form "${missing}", which ${language} has`;
  const known: readonly string[] = new Intl.PluralRules(language, { type: RULES[kind] }).resolvedOptions()
    .pluralCategories;
  const unknown = forms.find((form) => !known.includes(form));
  return unknown === undefined ? undefined : `has the form "${unknown}", which ${language} has not`;
};

const forms = (message: Compiled): readonly string[] => ('forms' in message ? Object.keys(message.forms) : ['other']);

const named = (gaps: readonly string[]): string =>
  gaps.length === 0 ? 'none' : gaps.map((gap) => `{${gap}}`).join(', ');

/** The tags that a message has in any of its forms. */
const tagsOf = (message: Compiled): string => {
  const texts = 'forms' in message ? Object.values(message.forms) : [message.text];
  return [...new Set(texts.flatMap((text) => text.match(/<\/?\w+>/g) ?? []))].sort().join(' ');
};

/** What is wrong with a message beside the one of the source language. */
const problemOf = (language: string, source: Compiled, message: Compiled): string | undefined => {
  if (source.gaps.join() !== message.gaps.join())
    return `has other gaps: ${named(message.gaps)} in place of ${named(source.gaps)}`;
  if (tagsOf(source) !== tagsOf(message))
    return `has other tags: ${tagsOf(message) || 'none'} in place of ${tagsOf(source) || 'none'}`;
  if (source.kind !== 'count' && source.kind !== 'ordinal')
    return 'forms' in message ? 'counts, which the source does not' : undefined;
  if ('forms' in message && message.kind !== source.kind)
    return `must be ${source.kind === 'count' ? 'a plural' : 'a selectordinal'} as in the source`;
  return problemOfForms(language, source.kind, forms(message));
};

const problemsOfPart = (language: string, source: CompiledPart, part: CompiledPart): string[] => [
  ...[...part.messages.keys()]
    .filter((key) => !source.messages.has(key))
    .map((key) => `${part.file}: "${key}" is not in ${source.file}`),
  ...[...source.messages].flatMap(([key, message]) => {
    const translated = part.messages.get(key);
    const problem = translated ? problemOf(language, message, translated) : `is missing, or wrong`;
    return problem === undefined ? [] : [`${part.file}: "${key}" ${problem}`];
  }),
];

/** What is wrong with a translation; of the source language itself, what is wrong with its plurals. */
export const checkTranslation = (source: Catalogue, { language, parts }: Catalogue): string[] => [
  ...[...parts.values()]
    .filter(({ locale }) => locale !== '' && locale !== language)
    .map(({ file }) => `${file}: "@@locale" must be "${language}"`),
  ...[...parts]
    .filter(([name]) => !source.parts.has(name))
    .map(([, { file }]) => `${file}: there is no such file in ${source.language}`),
  ...[...source.parts].flatMap(([name, part]) => {
    const translated = parts.get(name);
    return translated
      ? problemsOfPart(language, part, translated)
      : [`${part.file.replace(`/${source.language}/`, `/${language}/`)}: is missing`];
  }),
];
