import { EVENT_TEXTS, type EventText } from '../../texts/eventTexts.ts';

/** Whose fields are the content of an event or a poll, and what of the text is theirs. */
const CONTENT_OF: Readonly<Record<string, (text: EventText) => string>> = {
  Event: ({ shown }) => shown,
  Poll: ({ shown }) => shown,
  PollSummary: ({ shown }) => shown,
  NewEvent: ({ input, default: unset = '' }) => `${input} ${unset}`.trim(),
  NewPoll: ({ input, default: unset = '' }) => `${input} ${unset}`.trim(),
  EventChange: ({ input }) => input,
  EventOfBatch: ({ input }) => input,
  PollChange: ({ input }) => input,
};

/** What GraphQL says of the same field of an event. */
export const contentText = (component: string, field: string): string | undefined => {
  const text = (EVENT_TEXTS as Readonly<Record<string, EventText>>)[field];
  return text && CONTENT_OF[component]?.(text);
};
