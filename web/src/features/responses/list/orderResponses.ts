import type { ResponseStatus } from '@quorum/domain/decision/status';
import { currentLocale } from '../../../lib/language.ts';
import { memoize } from '../../../lib/memoize.ts';
import type { ShownResponse } from '../RespondableEvent.ts';

/** As a list of them goes: those who come, those who would, those who do not. */
export const STATUS_ORDER = [
  'GOING',
  'WAITLISTED',
  'CONDITIONAL',
  'MAYBE',
  'STANDBY',
  'DECLINED',
] as const satisfies readonly ResponseStatus[];

/** Kept: a card sorts hundreds of names. */
const collatorIn = memoize((locale: string) => new Intl.Collator(locale, { numeric: true }));

/** One's own first, then by status and name; those who wait as they stand in line. */
export const orderResponses = (
  responses: readonly ShownResponse[],
  isOwn: (id: string) => boolean,
): ShownResponse[] => {
  const { compare } = collatorIn(currentLocale());
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

interface Group {
  /** Of those below it; null for one's own, and where nothing is grouped. */
  status: ResponseStatus | null;
  responses: ShownResponse[];
}

/** One's own, then a group for each status that there is. */
export const groupByStatus = (ordered: readonly ShownResponse[], isOwn: (id: string) => boolean): Group[] => {
  const others = ordered.filter(({ id }) => !isOwn(id));
  const groups: Group[] = [
    { status: null, responses: ordered.filter(({ id }) => isOwn(id)) },
    ...STATUS_ORDER.map((status) => ({ status, responses: others.filter((response) => response.status === status) })),
  ];
  return groups.filter(({ responses }) => responses.length > 0);
};

/** Whether there are several statuses, and more than `most` responses with one of them. */
export const needsGroups = (responses: readonly ShownResponse[], most: number): boolean => {
  const sizes = STATUS_ORDER.map((status) => responses.filter((response) => response.status === status).length);
  return sizes.filter((size) => size > 0).length > 1 && sizes.some((size) => size > most);
};
