import type { RespondableEvent } from '../responses/RespondableEvent.ts';

/** What there is to know of an event for those who are offered its places. */
export interface OfferingEvent extends RespondableEvent {
  timezone: string;
}
