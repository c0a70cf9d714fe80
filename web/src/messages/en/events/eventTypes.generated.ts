/* Written by `npm run codegen` from messages/en/events/eventTypes.arb. */

/** Choosing a type of event. */
export const eventTypes = {
  all: "All event types",
  filter: "Filter by event type",
  choose: "Choose an event type",
  showEvery: "Show every type",
  none: "No event type found.",
  failed: "Error loading event types",
  tryAgain: "Try again",
  loading: "Loading event types...",
} as const;
