import type { HomeEventsQueryVariables } from '../../../generated/graphql.generated.ts';

/** The number of cards that a page begins with: eight screens of a phone. */
const AT_FIRST = 8;

/** The variables of the home lists: at first a few cards, so that the page is there early. */
export const homeEventsAtFirst = (eventTypeId: number | null): HomeEventsQueryVariables => ({
  eventTypeId,
  first: AT_FIRST,
});

/** The same with the number that the operation says by itself. */
export const homeEventsOf = (eventTypeId: number | null): HomeEventsQueryVariables => ({ eventTypeId });

/**
 * The specification has every event on the page, and a browser searches what is there: so many cards come without scrolling.
 * The rest of a longer list waits for readers who scroll that far.
 */
const UNSEEN_MAX = 100;

/**
 * Whether a list of `count` cards goes on in idle moments. While its first page has only the few at first it does not: once that is
 * whole, what comes after it is read again.
 */
export const isReadAhead = (onFirstPage: number, count: number): boolean =>
  onFirstPage > AT_FIRST && count < UNSEEN_MAX;
