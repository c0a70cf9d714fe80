/* Written by `npm run codegen` from messages/en/events/embed.arb. */
import { messages } from '../../lib/language.ts';

/** To show an event on another website. */
export const embedText = messages('embed', {
  copy: "Copy for a Website",
  copied: "Copied for a website",
  copiedHint: "Paste this line where your page should show the event.",
} as const);
