/* Written by `npm run codegen` from messages/en/pages/home.arb. */
import { messages } from '../../lib/language.ts';

/** Home. */
export const homeText = messages('home', {
  events: "Events",
  lead: "They happen when enough people are in.",
  listNotRefreshed: "The list could not be refreshed. Trying again.",
  listFailed: "The events could not be loaded",
  upcoming: "Upcoming",
  archive: "Archive",
  noUpcoming: "No upcoming events scheduled. Create a new event to get started!",
  noPast: "No past events found.",
  newEvent: "New Event",
  signInRequired: "Sign in Required",
  signInToCreateHere: "You need to sign in to create a game. You can still join existing games without signing in.",
} as const);
