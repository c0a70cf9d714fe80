import type { ResponseStatus } from '@quorum/domain/decision/status';
import { currentLocale } from '../../lib/language.ts';
import type { ShownResponse } from './RespondableEvent.ts';

/** As a list of them goes: those who come, those who would, those who do not. */
export const STATUS_ORDER = [
  'GOING',
  'WAITLISTED',
  'CONDITIONAL',
  'MAYBE',
  'STANDBY',
  'DECLINED',
] as const satisfies readonly ResponseStatus[];

const collators = new Map<string, Intl.Collator>();

/** Cached: a card sorts hundreds of names. */
const collatorOf = (locale: string) => {
  const known = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, known);
  return known;
};

/** One's own first, then by status and name; those who wait as they stand in line. */
export const orderResponses = (
  responses: readonly ShownResponse[],
  isOwn: (id: string) => boolean,
): ShownResponse[] => {
  const { compare } = collatorOf(currentLocale());
  const own = new Set(responses.filter(({ id }) => isOwn(id)));
  return responses.toSorted(
    (one, other) =>
      Number(own.has(other)) - Number(own.has(one)) ||
      STATUS_ORDER.indexOf(one.status) - STATUS_ORDER.indexOf(other.status) ||
      (one.waitlistPosition ?? 0) - (other.waitlistPosition ?? 0) ||
      compare(one.name, other.name),
  );
};

/** The first `most` of each status, and all of one's own. */
export const firstOfEach = (
  ordered: readonly ShownResponse[],
  most: number,
  isOwn: (id: string) => boolean,
): ShownResponse[] => {
  const seen = new Map<ResponseStatus, number>();
  return ordered.filter(({ id, status }) => {
    const before = seen.get(status) ?? 0;
    seen.set(status, before + 1);
    return before < most || isOwn(id);
  });
};
