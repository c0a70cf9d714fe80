/* Written by `npm run codegen` from messages/en/app.arb. */
import { messages } from '../lib/language.ts';

/** What surrounds every page. */
export const appText = messages('app', {
  /** A link to the About page. */
  about: "About",
  guide: "Guide",
  changelog: "Changelog",
  developers: "Developers",
  /** Read out by screen readers: the links at the top of each page. */
  mainNavigation: "Main",
  menu: "Menu",
  skip: "Skip to content",
  /** Before the name of a person, at the end of each page. */
  madeBy: "Made by",
  inSupportOf: "In support of",
  language: "Language",
  loadingPage: "Loading page...",
  somethingWrong: "Something went wrong",
  needsJavaScript: "Please allow JavaScript to create an event. You can join without it.",
  reload: "Reload the page",
  offline: "You are offline. You can still read what you have opened before.",
  incomplete: "Part of this page could not be loaded. Links and forms work, other buttons do not.",
  backHome: "Back to Home",
  missingScript: "This page could not be loaded. You may be offline, or Quorum was just updated. Try reloading.",
  ourProblem: "Something on this page broke, and it is our fault. Nothing you saved is lost.",
} as const);
