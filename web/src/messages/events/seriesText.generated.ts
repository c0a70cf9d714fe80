/* Written by `npm run codegen` from messages/en/events/series.arb. */
import { messages } from '../../lib/language.ts';

/** Events that recur, and their series. */
export const seriesText = messages('series', {
  thisEvent: "This event",
  thisEventHint: "The series stays as it is.",
  thisAndFollowing: "This and following events",
  thisAndFollowingHint: "This also changes dates that are already planned.",
  applyTo: "Apply changes to",
  end: "End series",
  endQuestion: "End this series?",
  endHint: "No more dates are added. What is already planned still takes place, and nothing is deleted. Regulars who left an address are notified.",
  ended: "Series ended",
  endFailed: "Failed to end series",
  /** Read out by screen readers: the links to the event before and after. */
  links: "Series",
  /** Before the date of the event before in the series. */
  previous: "Previous",
  /** Before the date of the next event of the series. */
  next: "Next",
  deletesFirst: "This is the first date of its series, so the series ends. Dates that are already planned stay. Regulars who left an address are notified.",
  deletesOne: "Only this date is cancelled. The series goes on.",
} as const);
