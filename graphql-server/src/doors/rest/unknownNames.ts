import { DomainError } from '@quorum/domain/errors';
import { reason, type Reason } from '@quorum/domain/refusals/Reason';

/** So many are named; a client that sends more has another kind of thing in mind. */
const NAMED_MAX = 10;
const LENGTH_MAX = 60;

/** A name that a call does not know. */
export interface UnknownName {
  name: string;
  /** What it is in, such as `formats[0]`; empty for the whole. */
  within: string;
  /** The names that may stand there. */
  known: readonly string[];
}

/** Edits that lead from one to the other: letters added, left out, replaced, or swapped with the next (optimal string alignment). */
const editsBetween = (one: string, other: string): number => {
  let [before, above] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const [removed = 0, added = 0, replaced = 0] = [above[at], current[at - 1], above[at - 1]];
      const edits = Math.min(removed + 1, added + 1, replaced + (isSame ? 0 : 1));
      current.push(isSwapped ? Math.min(edits, (before[at - 2] ?? 0) + 1) : edits);
    }
    [before, above] = [above, current];
  }
  return above[other.length] ?? 0;
};

const letters = (name: string) => name.toLowerCase().replaceAll(/[_-]/g, '');

/** How many typing mistakes to expect: one in a short name, two in a long one. */
const slipsIn = (name: string) => (name.length < 8 ? 1 : 2);

/** The name that was probably meant: it differs in the case of its letters, or by a slip. */
const meantBy = (name: string, known: readonly string[]): string | undefined => {
  if (name.length > LENGTH_MAX) return undefined;
  const typed = letters(name);
  const near = known
    .map((one) => ({ one, edits: editsBetween(typed, letters(one)) }))
    .filter(({ one, edits }) => edits === 0 || (one.length > 3 && edits <= slipsIn(one)));
  return near.sort((one, other) => one.edits - other.edits)[0]?.one;
};

const shortened = (name: string) => (name.length > LENGTH_MAX ? `${name.slice(0, LENGTH_MAX)}…` : name);

/** In quotation marks, and nothing in it that a line of text could not hold. */
const quoted = (name: string) => JSON.stringify(shortened(name));

const reasonFor = (kind: 'field' | 'parameter', { name, within, known }: UnknownName): Reason => {
  const meant = meantBy(name, known);
  const unknown = { name: quoted(name) };
  if (within === '')
    return meant === undefined ? reason(`${kind}.unknown`, unknown) : reason(`${kind}.misspelt`, { ...unknown, meant });
  return meant === undefined
    ? reason('field.unknownWithin', { ...unknown, within })
    : reason('field.misspeltWithin', { ...unknown, within, meant });
};

/** Refuses names that a call does not know: what they say would be dropped without a word. */
export const unknownNames = (kind: 'field' | 'parameter', unknown: readonly UnknownName[]): DomainError => {
  const named = unknown.slice(0, NAMED_MAX);
  const more = unknown.length - named.length;
  const reasons = [
    ...named.map((one) => reasonFor(kind, one)),
    ...(more > 0 ? [reason('list.more', { count: more })] : []),
  ];
  return new DomainError('BAD_USER_INPUT', reasons, {
    fields: named.map(({ name, within }) => `${within && `${within}.`}${shortened(name)}`),
  });
};
