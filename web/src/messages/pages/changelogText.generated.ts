/* Written by `npm run codegen` from messages/en/pages/changelog.arb. */
import { messages } from '../../lib/language.ts';

/** The Changelog. */
export const changelogText = messages('changelog', {
  title: "Changelog",
  lead: "What changed, newest first.",
  latest: "Lately: date polls, places, and the decision",
  polls: "Let people vote on the date: the day on which it will happen becomes the event.",
  places: "Bring guests, come only if enough others do, or wait in line for a place.",
  standby: "Say no, and be asked if people are missing.",
  chance: "See how likely it is that an event happens, and what it still takes.",
  sharing: "Share polls as events, or copy what, when, where and the link as one text. Print the list of names.",
  wayBack: "Forms keep what you typed, and Edit Response has your private link and room for an address.",
  follows: "Follow an organiser, a series, or a type of events near you, and hear of new ones.",
  notifications: "After you respond, be notified on your device when it is decided, changed or called off.",
  preferences: "Choose what you are told and how: ways, a number for texts, reminders, quiet hours, silence. Organisers can have people asked whether they are still in.",
  pollTools: "Pick a poll’s date by its support, save the votes as a table, and begin a poll again.",
  embeds: "Show an event, or the next ones, on your own website by a line of script.",
  apiTokens: "Let your own programs act for you with API tokens, which you make, limit and revoke.",
  formats: "Say what you play with how many: 5v5 from ten people on, 6v6 from twelve.",
  decision: "An event is confirmed or called off, by the clock or by its organiser, and everybody is told once.",
  fixes: "Bug fixes and mobile responsiveness",
  fitsPhones: "Every page fits a phone, down to the smallest.",
  dialogsBelow: "Dialogs open from the bottom edge on small screens, near the thumb.",
  keepsZone: "Dates and times keep to the time zone of the event, also when the clocks change.",
  editFromBrowser: "A response can be edited and removed from the browser it was made with.",
  first: "First development version",
  thresholds: "Create events with a participant threshold, and join them without an account.",
  maybes: "Answer with a definite yes, or with a maybe and its likelihood.",
  private: "Private events, reachable only through their link.",
  recurring: "Recurring events: weekly, biweekly and monthly.",
  googleSignIn: "Sign in with Google to keep track of your events.",
} as const);
