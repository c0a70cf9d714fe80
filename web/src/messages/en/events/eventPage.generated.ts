/* Written by `npm run codegen` from messages/en/events/eventPage.arb. */
import { count } from '../../count.ts';
import { params } from '../../params.ts';

/** Only on an event's own page. */
export const eventPage = {
  joinedOnPage: "You've successfully joined the event!",
  moreAndItHappens: count({ one: "{count} more and it happens", other: "{count} more and it happens" }),
  ringGoing: count({ one: "is in", other: "are in" }),
  ringExpected: "expected",
  ringOfPlaces: params("of {places} places"),
  ringPlaces: params("{places} places"),
  copyAddress: "Copy address",
  addressCopied: "Address copied",
} as const;
