/* Written by `npm run codegen` from messages/en/events/eventPage.arb. */
import { messages } from '../../lib/language.ts';
import { count } from '../count.ts';
import { params } from '../params.ts';

/** Only on an event's own page. */
export const eventPageText = messages('eventPage', {
  joinedOnPage: "You've successfully joined the event!",
  moreAndItHappens: count({ one: "{count} more and it happens", other: "{count} more and it happens" }),
  ringGoing: count({ one: "is in", other: "are in" }),
  /** Below a number in a ring: how many people are expected. */
  ringExpected: "expected",
  ringOfPlaces: params("of {places} places"),
  /** With the numbers in a ring, read out by screen readers: how many people can take part. */
  ringPlaces: params("{places} places"),
  copyAddress: "Copy address",
  addressCopied: "Address copied",
} as const);
