import type { ManagedResponseFragment } from '../../generated/later.generated.ts';
import { currentLocale } from '../../lib/language.ts';
import { plain, searcherOf } from '../../lib/searchText.ts';
import { STATUS_ORDER } from '../responses/list/orderResponses.ts';

/** A response as an organiser sees it, with the latest mark. */
export type Managed = ManagedResponseFragment;

export type Order = 'NAME' | 'TIME';

/** Codes are read out in groups. */
const withoutBlanks = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** Everything that a response can be found by. */
const searchedText = ({ name, email, phone, comment, answers }: Managed): string =>
  [name, email, phone, comment, ...(answers ?? []).map(({ text }) => text)].filter(Boolean).join('\n');

/** Those in which each word that is searched for begins or stands somewhere; a code finds its own response. */
export const found = (responses: readonly Managed[], search: string): Managed[] => {
  const isFound = searcherOf(search);
  const code = withoutBlanks(search).toUpperCase();
  const hasCode = ({ checkInCode }: Managed) =>
    checkInCode !== null && code.length >= 4 && checkInCode.startsWith(code);
  return responses.filter((response) => hasCode(response) || isFound(searchedText(response)));
};

/** The same, those first with a name of which a part begins with what is searched for. */
export const foundByName = (responses: readonly Managed[], search: string): Managed[] => {
  const start = plain(search.trim());
  const begins = ({ name }: Managed) => {
    const text = plain(name);
    return text.startsWith(start) || text.includes(` ${start}`) || text.includes(`-${start}`);
  };
  const hits = found(responses, search);
  return [...new Set([...hits.filter(begins), ...hits])];
};

const ordered = (responses: readonly Managed[], order: Order): Managed[] => {
  const { compare } = new Intl.Collator(currentLocale(), { numeric: true });
  return responses.toSorted(
    (one, other) =>
      (order === 'TIME' ? (other.createdAt ?? '').localeCompare(one.createdAt ?? '') : 0) ||
      (one.waitlistPosition ?? 0) - (other.waitlistPosition ?? 0) ||
      compare(one.name, other.name),
  );
};

export interface Group {
  /** Null for hidden ones. */
  status: Managed['status'] | null;
  responses: Managed[];
}

/** By status; those that are hidden come last, since they do not count. */
export const grouped = (responses: readonly Managed[], order: Order): Group[] => {
  const all = ordered(responses, order);
  const shown = all.filter(({ isHidden }) => !isHidden);
  const groups: Group[] = [
    ...STATUS_ORDER.map((status) => ({ status, responses: shown.filter((one) => one.status === status) })),
    { status: null, responses: all.filter(({ isHidden }) => isHidden) },
  ];
  return groups.filter((group) => group.responses.length > 0);
};

/** People, guests included. */
export const seatsIn = (responses: readonly Managed[]): number =>
  responses.reduce((sum, { guests }) => sum + 1 + guests, 0);
