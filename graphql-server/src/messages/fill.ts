import { fillGaps } from '@quorum/domain/fillGaps';
import { pluralRules } from '@quorum/domain/pluralRules';

type Values = Readonly<Record<string, string | number>>;

/** A message that says its values. */
type Message<Named> = (values: Named) => string;

/** Forms of the plural, such as one and other, by what the language calls them. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** A message with gaps. */
export const params =
  <Named extends Values>(text: string): Message<Named> =>
  (values) =>
    fillGaps(text, values);

const chooseBy =
  (type: Intl.PluralRuleType) =>
  <Named extends Values & { count: number }>(language: string, forms: Forms): Message<Named> =>
  (values) =>
    fillGaps(forms[pluralRules(language, type).select(values.count)] ?? forms.other, values);

/** A message that counts, in the form that its language has for the number. */
export const count = chooseBy('cardinal');

/** A message that says which in a row. */
export const ordinal = chooseBy('ordinal');

/** Stands in no message and in nothing that people write. */
const MARK = '\0';

/** A message in pieces, where what fills its gaps is no text: what stands between them, and the values. */
export const piecesOf = <Name extends string, Piece>(
  message: Message<Record<Name, string>>,
  values: Readonly<Record<Name, Piece>>,
): (string | Piece)[] => {
  const names = Object.keys(values) as Name[];
  const marked = message(Object.fromEntries(names.map((name) => [name, MARK + name + MARK])) as Record<Name, string>);
  return marked.split(MARK).map((piece, place) => (place % 2 === 1 ? values[piece as Name] : piece));
};
