/* Written by `npm run codegen` from messages/en/people/mine.arb. */
import { messages } from '../../lib/language.ts';
import { params } from '../params.ts';

/** The page with all that somebody organises and joined. */
export const mineText = messages('mine', {
  title: "Your events and responses",
  loading: "Loading your events...",
  failed: "Your events could not be loaded.",
  signInFirst: "Sign in to see your events",
  signInWhy: "Here you find what you organise and what you joined with your account.",
  withoutScript: "This page needs JavaScript.",
  search: "Search",
  searchHint: "Title, place or kind of event",
  noneFound: "Nothing matches that.",
  organised: "Organised by you",
  organisedNothing: "You are not organising anything yet.",
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
  attendanceNothing: "Nobody has marked yet whether you came.",
  attendanceUse: "Organisers mark who came. Only you see your own record. It helps to decide who is asked first whether they are coming, and becomes one word for the organisers of events with at least eight responses: “From past attendance: likely, open, or unlikely”.",
  attendanceSum: params("Came: {attended} · stayed away: {missed}"),
  afterYes: params("After a yes: came {attended} · stayed away {missed}"),
  afterMaybe: params("After “{percent}”: came {attended} · stayed away {missed}"),
  erase: "Erase My Record",
  eraseQuestion: "Erase your record?",
  eraseWhy: "From then on you count as somebody new. The organisers’ lists still show who came.",
  erased: "Your record is erased.",
  eraseFailed: "Your record could not be erased. Try again in a moment.",
  againFailed: "The event could not be copied. Try again in a moment.",
} as const);
