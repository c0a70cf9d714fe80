import type { EventFormat } from '@quorum/domain/decision/ladder';
import type { RecurrenceFrequency } from '@quorum/domain/event/constants';
import type { EVENT_TYPES } from './eventTypes.ts';

type EventTypeName = (typeof EVENT_TYPES)[number]['name'];

/** A name; a likelihood when it is not a yes; a comment when there is one; with whom and on what condition. */
export type DemoResponse = readonly [
  name: string,
  likelihood?: number,
  comment?: string,
  plan?: { guests?: number; minParticipants?: number; isStandby?: boolean },
];

export interface DemoEvent {
  title: string;
  type: EventTypeName;
  location: string;
  timezone: string;
  /** Days from today, in the event's zone; negative is past. */
  inDays: number;
  /** 1 is Monday, 7 Sunday: the first such day from then on, of a past one the last. */
  weekday?: number;
  /** Wall-clock times, `HH:mm`. */
  from: string;
  to?: string;
  threshold: number;
  capacity?: number;
  maxGuests?: number;
  formats?: readonly EventFormat[];
  notes?: string;
  webLink?: string;
  /** Which of the demo people publishes it. */
  organiser: number;
  repeats?: RecurrenceFrequency;
  responses: readonly DemoResponse[];
}
