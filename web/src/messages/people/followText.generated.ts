/* Written by `npm run codegen` from messages/en/people/follow.arb. */
import { messages } from '../../lib/language.ts';
import { params } from '../params.ts';

/** Hearing of new events. */
export const followText = messages('follow', {
  /** On a button: hear of new events. */
  follow: "Follow",
  title: "Hear about new events",
  hint: "You get an email, or a notification where you have turned them on. Every email has a link to stop it.",
  what: "What would you like to hear about?",
  organiser: params("All public events by {name}"),
  series: "More dates of this series",
  type: params("More events of the type {name}"),
  /** Label of a choice: near a place, or everywhere. */
  where: "Where",
  near: params("{km} km from here"),
  /** A choice: events at all places. */
  everywhere: "Everywhere",
  /** Label of a choice: at once or once a day. */
  pace: "How often",
  /** A choice: a mail about each event. */
  atOnce: "At once",
  atOnceHint: "At most five a day. Any more come together.",
  daily: "Once a day",
  dailyHint: "At five in the afternoon, if there is something new.",
  /** On a button that ends the dialog: follow. */
  send: "Follow",
  followed: params("You now follow {name}."),
  followFailed: "You could not follow this. Try again in a moment.",
  needsAddress: "Sign in, or leave an email address with your response. Then you can follow.",
  byAddress: params("The news goes to {email}."),
  yours: "What you follow",
  yoursHint: "You hear about their new public events.",
  none: "You do not follow anything yet. Open an event and choose “Follow” at its end.",
  loading: "Loading what you follow...",
  failed: "What you follow could not be loaded",
  /** What is followed: a person who organises events. */
  ORGANISER: "Organiser",
  /** What is followed: a series of events. */
  SERIES: "Series",
  /** What is followed: a type of events. */
  TYPE: "Type",
  within: params("within {km} km of {place}"),
  /** On a button: do not follow this any more. */
  stop: "Stop",
  stopOf: params("Stop following {name}"),
  stopped: params("You no longer follow {name}."),
  stopFailed: "You still follow this. Try again in a moment.",
} as const);
