import type { ApolloCache } from '@apollo/client';
import { type Placed, settle } from '@quorum/domain/decision/status';
import { outlookOf } from '@quorum/domain/event/outlook';
import { partyOf, placesOf } from '@quorum/domain/event/progress';
import type { RespondableEvent, ShownResponse } from './RespondableEvent.ts';

/** One that the server has not seen yet comes last. */
const numberOf = (id: string) => (Number.isNaN(Number(id)) ? Number.MAX_SAFE_INTEGER : Number(id));

/**
 * What a view shows of the moment at which a response became definite is its order: those in a place, then those in
 * line.
 */
const momentOf = ({ status, waitlistPosition }: ShownResponse) => {
  if (status === 'GOING') return 0;
  return status === 'WAITLISTED' ? (waitlistPosition ?? 0) : null;
};

const placedOf = (response: ShownResponse): Placed & { shown: ShownResponse } => ({
  ...partyOf(response),
  id: numberOf(response.id),
  isStandby: response.isStandby,
  definiteAt: momentOf(response),
  holdsPlace: response.status === 'GOING',
  offer: response.offer ? { ...response.offer, until: Date.parse(response.offer.until) } : null,
  shown: response,
});

/**
 * Everybody's responses after a change, as the server will settle them: what one says may give a place to others, or
 * meet their condition. The `status` of each is the one from before.
 */
export const foreseen = (responses: readonly ShownResponse[], event: RespondableEvent): ShownResponse[] => {
  const counted = responses.filter(({ isHidden }) => !isHidden);
  const now = Date.now();
  const start = Date.parse(event.date);
  // once it has begun, nobody is asked any more; until when somebody is, is for the server to say
  const offering = start > now ? { rule: event.waitlistRule, until: start } : undefined;
  const settled = settle(counted.map(placedOf), placesOf(event), now, offering);
  return settled.map(({ response, status, waitlistPosition }) => ({ ...response.shown, status, waitlistPosition }));
};

/** Writes what a change does to others, and to the chance of the event, until the server says it. */
export const writeForeseen = (
  cache: ApolloCache,
  event: RespondableEvent,
  responses: readonly ShownResponse[],
): void => {
  const all = foreseen(responses, event);
  for (const { id, status, waitlistPosition } of all) {
    cache.modify({
      id: cache.identify({ __typename: 'Participant', id }) ?? '',
      fields: { status: () => status, waitlistPosition: () => waitlistPosition },
    });
  }
  cache.modify({
    id: cache.identify({ __typename: 'Event', urlHash: event.urlHash }) ?? '',
    fields: { chance: () => outlookOf(all, event).chance },
  });
};
