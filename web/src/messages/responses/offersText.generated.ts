/* Written by `npm run codegen` from messages/en/responses/offers.arb. */
import { messages } from '../../lib/language.ts';
import { count } from '../count.ts';
import { params } from '../params.ts';

/** Places that are held for people on the waitlist, on the page of the event. */
export const offersText = messages('offers', {
  yours: count({ one: "A place is held for you", other: "{count} places are held for you" }),
  first: count({ one: "A place is free for the first person to take it", other: "{count} places are free for the first people to take them" }),
  free: count({ one: "A place is free", other: "{count} places are free" }),
  until: params("Until {time}. Time left:"),
  fewer: params("There are {party} of you. Would fewer of you come?"),
  freeHint: "Nobody behind you has taken it, so it is yours if you still want it.",
  howMany: "How many are coming",
  take: "Take the place",
  takeSome: "Take the places",
  pass: "Let it go",
  passHint: "You keep your turn for the next place.",
  taken: "You have a place",
  passed: "The place goes to the next in line. You stay on the waitlist.",
  failed: "Your answer was not saved. Try again in a moment.",
  held: count({ one: "{count} place is held for somebody on the waitlist", other: "{count} places are held for people on the waitlist" }),
  heldFor: params("{name}, until {time}"),
  toAll: count({ one: "{count} place is offered to everybody on the waitlist. The first to accept gets it.", other: "{count} places are offered to everybody on the waitlist. The first to accept get them." }),
} as const);
