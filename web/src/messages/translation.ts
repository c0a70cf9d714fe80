import type { NamesIn } from '@quorum/domain/refusals/Reason';

/** A text with other gaps than the English one is of a type that no text has. */
type WithGapsOf<English extends string, Text extends string> = [NamesIn<English>, NamesIn<Text>] extends [
  NamesIn<Text>,
  NamesIn<English>,
]
  ? Text
  : { gaps: NamesIn<English> };

/** Texts in another language: it compiles where they have every key of the English ones and no other, with the same gaps. */
export const translation =
  <English extends Readonly<Record<string, string>>>() =>
  <const Texts extends Record<keyof English, string>>(
    texts: Texts & {
      [Key in keyof Texts]: Key extends keyof English ? WithGapsOf<English[Key], Texts[Key]> : never;
    },
  ): Texts =>
    texts;
