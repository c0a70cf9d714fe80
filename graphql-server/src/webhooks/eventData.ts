import { isoOf } from '@quorum/domain/isoOf';
import { isAtRisk } from '@quorum/domain/decision/decision';
import type { EventStatus } from '@quorum/domain/decision/rules';
import { outlookOf } from '@quorum/domain/event/outlook';
import { placesHeldIn } from '@quorum/domain/event/progress';
import type { DateTime } from 'luxon';
import type { ShownEvent } from '../persistence/repositories/EventRepository.ts';
import { countedResponses } from '../use-cases/responses/countedResponses.ts';

/** An event as receivers read it: what everybody reads of a public one, without people, and without what they may write. */
export interface EventData {
  urlHash: string;
  /** Null where this server does not know its own address. */
  url: string | null;
  revision: number;
  title: string;
  eventType: string;
  date: string;
  endTime: string | null;
  timezone: string;
  location: string;
  isPrivate: boolean;
  status: EventStatus;
  statusChangedAt: string | null;
  decideAt: string | null;
  isAtRisk: boolean;
  participantThreshold: number;
  capacity: number | null;
  /** How many people to expect, and the probability that enough come. */
  expected: number;
  chance: number;
  /** People who come for certain, and how many more it takes. */
  going: number;
  missing: number;
  placesLeft: number | null;
  waitlistCount: number;
}

const isoOrNull = (instant: DateTime | null | undefined) => (instant ? isoOf(instant) : null);

/** The address of a page of this server. */
export const pageUrl = (publicUrl: string | null, path: string): string | null =>
  publicUrl === null ? null : `${publicUrl}${path}`;

export const eventDataOf = (event: ShownEvent, publicUrl: string | null): EventData => {
  const responses = countedResponses(event.participants.getItems()).filter(({ isHidden }) => !isHidden);
  const placesHeld = placesHeldIn(responses, event);
  const { urlHash, title, timezone, location, isPrivate, status, participantThreshold, capacity } = event;
  const outlook = outlookOf(responses, { participantThreshold, capacity, placesHeld });
  const { expected, chance, going, placesLeft, waitlistCount } = outlook;
  return {
    urlHash,
    url: pageUrl(publicUrl, `/events/${urlHash}`),
    revision: event.contentRevision,
    title,
    eventType: event.eventType.name,
    date: isoOf(event.date),
    endTime: isoOrNull(event.endTime),
    timezone,
    location,
    isPrivate,
    status,
    statusChangedAt: isoOrNull(event.statusChangedAt),
    decideAt: isoOrNull(event.decideAt),
    isAtRisk: isAtRisk(responses, event),
    participantThreshold,
    capacity,
    expected,
    chance,
    going,
    missing: Math.max(0, participantThreshold - going),
    placesLeft,
    waitlistCount,
  };
};
