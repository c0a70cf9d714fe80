/* Written by `npm run codegen` from messages/en/people/follow.arb. */
import { params } from '../../params.ts';

/** Hearing of new events. */
export const follow = {
  /** On a button: hear of new events. */
  follow: "Follow",
  title: "Hear of new events",
  hint: "You get an email, or a notification where you have turned them on. Every email has a link that ends it.",
  what: "What would you like to hear of?",
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
  atOnceHint: "Five a day at most. More of them come together.",
  daily: "Once a day",
  dailyHint: "At five in the afternoon, if there is something new.",
  /** On a button that ends the dialog: follow. */
  send: "Follow",
  followed: params("You follow {name} now."),
  followFailed: "It could not be followed",
  needsAddress: "Sign in, or leave an email address with your response. Then you can follow.",
  byAddress: params("The news goes to {email}."),
  yours: "What you follow",
  yoursHint: "You hear of new public events of these.",
  none: "You do not follow anything yet. Open an event and choose “Follow” at the bottom.",
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
  stopped: params("You do not follow {name} any more."),
  stopFailed: "It could not be ended",
} as const;
