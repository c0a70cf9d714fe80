/* Written by `npm run codegen` from messages/en/people/calendarFeed.arb. */
import { messages } from '../../lib/language.ts';

/** The secret address of one's own events and responses for calendar programs. */
export const calendarFeedText = messages('calendarFeed', {
  feed: "Calendar feed",
  feedGet: "Get Link",
  feedTitle: "Calendar Link",
  feedHint: "With this secret link, your calendar shows the events you created or responded to. It is shown only once. Any earlier link stops working in every calendar that uses it.",
  feedCopied: "Link Copied",
  feedCopiedHint: "Subscribe to it in your calendar. Keep it to yourself: anyone with the link can see your events.",
  feedFailed: "The link could not be created",
} as const);
