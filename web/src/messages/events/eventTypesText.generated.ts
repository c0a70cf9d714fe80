/* Written by `npm run codegen` from messages/en/events/eventTypes.arb. */
import { messages } from '../../lib/language.ts';

/** Choosing a type of event. */
export const eventTypesText = messages('eventTypes', {
  all: "All event types",
  filter: "Filter by event type",
  choose: "Choose an event type",
  showEvery: "Show every type",
  none: "No event type found.",
  failed: "Error loading event types",
  loading: "Loading event types...",
} as const);
