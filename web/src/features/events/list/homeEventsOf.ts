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
