/* Written by `npm run codegen` from messages/en/pages/changelog.arb. */
import { messages } from '../../lib/language.ts';

/** The Changelog. */
export const changelogText = messages('changelog', {
  title: "Changelog",
  lead: "What changed, newest first.",
  latest: "Lately: date polls, places, and the decision",
  polls: "Let people vote on the date: the first day that is likely enough becomes the event.",
  places: "Bring guests, come only if enough others do, or wait in line for a place.",
  standby: "Say no, and be asked if people are missing.",
  chance: "See how likely it is that an event happens, and what it still takes.",
  sharing: "Share polls as well as events, or copy what, when, where and the link as one text. Print the list of names.",
  wayBack: "Forms keep what you typed, and Edit Response shows your private link and lets you add an email address.",
  follows: "Follow an organiser, a series, or a type of event near you, and hear about new ones.",
  notifications: "Get notifications on your device when an event that you responded to is decided, changed or called off.",
  preferences: "Choose what you are notified about and how: by device, text or mail, with reminders and quiet hours, or not at all. Organisers can have people asked whether they are still in.",
  pollTools: "Pick a poll’s date by its support, save the votes as a table, and start a new poll from an old one.",
  embeds: "Show an event, or the next ones, on your own website with one line of script.",
  apiTokens: "Let your own programs act for you with API tokens, which you create, limit and revoke.",
  formats: "Set what you play with how many people: 5v5 from ten, 6v6 from twelve.",
  decision: "An event is confirmed or called off, by the clock or by its organiser, and everybody is told once.",
  fixes: "Bug fixes and mobile responsiveness",
  fitsPhones: "Every page fits a phone, down to the smallest.",
  dialogsBelow: "Dialogs open from the bottom edge on small screens, near the thumb.",
  keepsZone: "Dates and times keep to the time zone of the event, even when the clocks change.",
  editFromBrowser: "A response can be edited and removed from the browser it was made with.",
  first: "First development version",
  thresholds: "Create events with a participant threshold, and join them without an account.",
  maybes: "Respond with a definite yes, or with a maybe and its likelihood.",
  private: "Private events, reachable only through their link.",
  recurring: "Recurring events: weekly, biweekly and monthly.",
  googleSignIn: "Sign in with Google to keep track of your events.",
} as const);
