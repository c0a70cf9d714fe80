/* Written by `npm run codegen` from messages/en/events/share.arb. */
import { messages } from '../../lib/language.ts';
import { params } from '../params.ts';

/** To tell others of an event or a poll. */
export const shareText = messages('share', {
  joinEvent: "Join our event!",
  voteInPoll: "Help us find a date!",
  copyLink: "Copy Link",
  linkCopied: "Link Copied",
  eventLinkCopied: "Event link copied to clipboard!",
  pollLinkCopied: "Poll link copied to clipboard!",
  copyText: "Copy as Text",
  textCopied: "Text Copied",
  textCopiedHint: "What, when, where and the link, ready to paste.",
  onFacebook: "Share on Facebook",
  onTwitter: "Share on Twitter",
  bySms: "Share via SMS",
  moreWays: "More ways to share…",
  /** Label of the address of the page. */
  link: "Link",
  pollIsOpen: "Your poll is open",
  sendPoll: "Send this link to the people who should vote.",
  isUp: params("“{title}” is up."),
  sendIt: "Send it to the people who should come.",
  view: "View event",
  /** On a button: close the offer to share. */
  dismiss: "Not now",
} as const);
