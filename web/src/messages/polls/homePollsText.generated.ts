/* Written by `npm run codegen` from messages/en/polls/homePolls.arb. */
import { messages } from '../../lib/language.ts';
import { params } from '../params.ts';

/** Date polls in lists, on home and in the menu, and the way to a new one. */
export const homePollsText = messages('homePolls', {
  findingDate: "Finding a date",
  datesAt: params("{dates} dates · {place}"),
  best: params("Best so far: {day} · {outlook}"),
  noVotes: "No votes yet. Be the first!",
  howToDate: "How to find the date",
  pickDate: "Pick a date",
  letVote: "Let people vote",
  isOpen: "Date poll, open",
  isClosed: "Date poll, closed",
  isScheduled: "Date poll, date found",
} as const);
