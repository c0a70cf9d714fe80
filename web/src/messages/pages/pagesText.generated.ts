/* Written by `npm run codegen` from messages/en/pages/pages.arb. */
import { messages } from '../../lib/language.ts';
import { params } from '../params.ts';

/** The pages around the features. */
export const pagesText = messages('pages', {
  signInToPublish: "You need to sign in to create an event. What you have typed is kept.",
  /** On a button: to the page before. */
  back: "Back",
  backHome: "Back to Home",
  createTitle: "Create New Event",
  create: "Create Event",
  creating: "Creating...",
  organiserIsIn: "I’m in, too",
  organiserIsInHint: "Your yes is the first response.",
  created: "Event created successfully",
  createFailed: "The event could not be created. Please try again.",
  replaceTyped: "Replace what you have typed?",
  replaceTypedWhy: "You have begun one here that is not published yet. The copy would take its place.",
  keepTyped: "Keep What I Typed",
  /** On a button: replace what was typed. */
  replace: "Replace It",
  /** In place of the title of an event that could not be loaded. */
  event: "Event",
  loadingEvent: "Loading the event...",
  eventFailed: "The event could not be loaded",
  eventNotFound: "Event not found",
  eventNotFoundWhy: "There is no event at this address. It may have been deleted, or the link may be incomplete.",
  wasCancelled: params("{title} was cancelled"),
  thisEvent: "This event",
  plannedFor: "It was planned for",
  seeAllEvents: "See all events",
  pageNotFound: "Page not found",
  nobodyMeets: "Nobody meets here",
  pageNotFoundWhy: "There is no page at this address. The link may be incomplete, or the page has moved.",
} as const);
