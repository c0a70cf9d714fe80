import type { REFUSALS } from './catalogue.generated.ts';
import type { FieldName } from './fieldNames.ts';

export type ReasonKey = keyof typeof REFUSALS;

/** The names between braces: `'{name} of {event}'` has `name` and `event`. */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A number is a quantity, which each language writes in its way; a text is shown as it is. */
type Value = string | number;

interface NamedValues {
  /** Each language has its own name for it. */
  field: FieldName;
  /** Another sentence within this one. */
  reason: Reason;
}

export type ValuesOf<Key extends ReasonKey> = {
  readonly [Name in NamesIn<(typeof REFUSALS)[Key]>]: Name extends keyof NamedValues ? NamedValues[Name] : Value;
};

/** Why something is refused: which sentence, and what stands in its gaps. */
export interface Reason {
  key: ReasonKey;
  values?: Readonly<Record<string, Value | Reason>>;
}

/** The sentences without gaps. */
export type PlainKey = { [Key in ReasonKey]: keyof ValuesOf<Key> extends never ? Key : never }[ReasonKey];

type Given<Key extends ReasonKey> = Key extends PlainKey ? [] : [values: ValuesOf<Key>];

export const reason = <Key extends ReasonKey>(key: Key, ...[values]: Given<Key>): Reason =>
  values === undefined ? { key } : { key, values };

/** The same as the message of a zod issue, which is a text; `judge` reads it. */
export const issue = (why: Reason): string => JSON.stringify(why);

/** The reason that a schema gives for a value that it refuses. */
export const because = <Key extends ReasonKey>(key: Key, ...given: Given<Key>): string => issue(reason(key, ...given));

/** The sentences of a language. */
export interface Sentences {
  texts: Readonly<Record<ReasonKey, string>>;
  fields: Readonly<Record<FieldName, string>>;
  number: (value: number) => string;
}

/** The sentence of a reason. */
export const say = ({ key, values = {} }: Reason, language: Sentences): string =>
  language.texts[key].replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = values[name];
    if (name === 'field') return language.fields[value as FieldName];
    if (typeof value === 'number') return language.number(value);
    return typeof value === 'object' ? say(value, language) : (value ?? gap);
  });

/** Several sentences in a row. */
export const sayAll = (reasons: readonly Reason[], language: Sentences): string =>
  reasons.map((one) => say(one, language)).join('. ');
