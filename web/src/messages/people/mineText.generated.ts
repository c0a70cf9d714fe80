/* Written by `npm run codegen` from messages/en/people/mine.arb. */
import { messages } from '../../lib/language.ts';
import { params } from '../params.ts';

/** The page with all that somebody organises and joined. */
export const mineText = messages('mine', {
  title: "Your events and responses",
  loading: "Loading your events...",
  failed: "Your events could not be loaded.",
  signInFirst: "Sign in to see your events",
  signInWhy: "What you organise and joined with your account is here.",
  withoutScript: "This page needs JavaScript.",
  search: "Search",
  searchHint: "Title, place or kind of event",
  noneFound: "Nothing matches that.",
  organised: "Organised by you",
  organisedNothing: "You organise nothing yet.",
  /** Above the list of events that the person responded to. */
  joined: "Joined",
  joinedNothing: "You have not responded to anything yet.",
  withOthers: "together with others",
  /** Beside an event that is over. */
  over: "over",
  /** Beside an event. */
  calledOff: "called off",
  manage: "Manage",
  manageOf: params("Manage {title}"),
  /** On a button: create the same event at another time. */
  again: "Again",
  /** The same button, as screen readers read it out; the gap is the title of the event. */
  againOf: params("Again: {title}"),
  attendance: "How often you came",
  attendanceNothing: "Nobody has noted yet whether you came.",
  attendanceUse: "Organisers note who came. Only you see your own record. It decides who is asked first whether they come, and goes into one word for the organisers of events with eight responses and more: “From past attendance: likely, open, or unlikely”.",
  attendanceSum: params("Came: {attended} · stayed away: {missed}"),
  afterYes: params("After a yes: came {attended} · stayed away {missed}"),
  afterMaybe: params("After “{percent}”: came {attended} · stayed away {missed}"),
  erase: "Erase My Record",
  eraseQuestion: "Erase your record?",
  eraseWhy: "You are relied on like somebody new, then. Who came stays on the lists of the organisers.",
  erased: "Your record is erased.",
  eraseFailed: "Your record could not be erased. Try again in a moment.",
  againFailed: "The event could not be copied. Try again in a moment.",
} as const);
