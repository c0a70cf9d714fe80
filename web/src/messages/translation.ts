import type { Translation } from '@nanostores/i18n';
import type { NamesIn } from '@quorum/domain/refusals/Reason';

/** The forms of a message that counts; a language that has more of them than English names them too. */
type Counted = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

type GapsOf<English extends Translation> = English extends string
  ? NamesIn<English>
  : English extends (values: infer Values) => unknown
    ? keyof Values
    : never;

/** A text with other gaps than the English one is of a type that no text has. */
type SameGaps<English extends Translation, Text extends string> = [GapsOf<English>, NamesIn<Text>] extends [
  NamesIn<Text>,
  GapsOf<English>,
]
  ? Text
  : { gaps: GapsOf<English> };

type InPlaceOf<English extends Translation, Text> = English extends (count: number) => unknown
  ? Counted
  : Text extends string
    ? SameGaps<English, Text>
    : string;

/** Messages in another language: it compiles where they have every key of the English ones and no other, with the same gaps. */
export const translation =
  <English extends Readonly<Record<string, Translation>>>() =>
  <const Texts extends Record<keyof English, string | Counted>>(
    texts: Texts & {
      [Key in keyof Texts]: Key extends keyof English ? InPlaceOf<English[Key], Texts[Key]> : never;
    },
  ): Texts =>
    texts;
