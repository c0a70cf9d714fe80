import type { Seats } from '@quorum/domain/event/seats';
import { eventsText } from '../eventsText.ts';

/** What the picture of an event's seats shows, for those who do not see it. */
export const describeSeats = ({ going, maybe, waiting, threshold }: Seats): string =>
  [
    eventsText.seatsTaken({ count: going, threshold }),
    ...(maybe > 0 ? [eventsText.seatsMaybe({ count: maybe })] : []),
    ...(waiting > 0 ? [eventsText.seatsWaiting({ count: waiting })] : []),
  ].join(', ');
