import { isDeepStrictEqual } from 'node:util';
import { DateTime } from 'luxon';

const isPlain = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Instants are the same by their moment, lists and plain objects by what is in them. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (DateTime.isDateTime(one) && DateTime.isDateTime(other)) return +one === +other;
  return one === other || ((Array.isArray(one) || isPlain(one)) && isDeepStrictEqual(one, other));
};

/** The names of the fields of `change` that have another value than in `stored`. */
export const changedFields = <Change extends object>(
  stored: Partial<Record<keyof Change, unknown>>,
  change: Change,
): (keyof Change & string)[] =>
  (Object.keys(change) as (keyof Change & string)[]).filter((name) => !isSame(change[name], stored[name]));
