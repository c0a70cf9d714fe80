import type { Described } from '../documented.ts';

/** The parameters of an address. */
export type Query = Readonly<Record<string, string>>;

export interface FoundPage {
  items: unknown[];
  /** The cursor behind which more follows; null at the end. */
  next: string | null;
  headers?: Record<string, string>;
}

/** Where the rest of the list is (RFC 8288). */
export const nextLink = (address: string, query: Query, after: string): string =>
  `<${address}?${new URLSearchParams({ ...query, after }).toString()}>; rel="next"`;

export const MOMENT = 'a moment in ISO 8601, or a day, which begins in UTC';

/** What every list can be narrowed by. */
export const NARROWING = {
  eventTypeId: { type: 'integer', description: 'Only what is of this type' },
  creatorId: 'Only what the person of this uid organises',
  from: `Only what begins then or later: ${MOMENT}`,
  to: `Only what begins before: ${MOMENT}`,
  search: 'Only what has all these words, or their beginnings, in its title, location and notes',
} satisfies Record<string, Described>;

export const WHEN = {
  type: 'string',
  enum: ['UPCOMING', 'PAST', 'ALL'],
  default: 'ALL',
  description: 'Events that are not past, those that are, or both',
} satisfies Described;

export const PAGING = {
  first: { type: 'integer', minimum: 0, maximum: 100, default: 50, description: 'How many' },
  after: 'The value from the link to this page: only what follows in the same list',
} satisfies Record<string, Described>;
