import type { Translation } from '@nanostores/i18n';

/** The forms of a message that counts; a language that has more of them than English names them too. */
type Counted = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** What another language must say where English says `English`: every message, and no other. */
export type Translated<English extends Record<string, Translation>> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends (count: number) => unknown
      ? Counted
      : string;
};
