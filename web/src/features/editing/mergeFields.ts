/** Compares by content: what a control holds is text, a number, a flag, or a list of such. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A form as it was opened, as somebody has filled it in, and as it would be opened now. */
export interface Versions<Values> {
  before: Values;
  mine: Values;
  theirs: Values;
}

/** What `name` says in `values`; a time says something else in another zone. */
export type StateOf<Values, Name> = (values: Values, name: Name) => unknown;

/**
 * What was typed, over what there is now: a field that nobody has touched here takes what it was changed to elsewhere.
 * `both` are those that say something else than before in either place.
 */
export const mergeFields = <Values extends object, Name extends keyof Values>(
  names: readonly Name[],
  { before, mine, theirs }: Versions<Values>,
  stateOf: StateOf<Values, Name> = (values, name) => values[name],
): { values: Values; both: Name[] } => {
  const values = { ...mine };
  const both: Name[] = [];
  for (const name of names) {
    const [was, wanted, is] = [before, mine, theirs].map((version) => stateOf(version, name));
    if (isSame(is, was) || isSame(is, wanted)) continue;
    if (isSame(wanted, was)) values[name] = theirs[name];
    else both.push(name);
  }
  return { values, both };
};
