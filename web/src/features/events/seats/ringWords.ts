import type { Seats } from '@quorum/domain/event/seats';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { expectedText } from '../enoughText.ts';
import { eventPageText } from '../../../messages/events/eventPageText.generated.ts';
import { describeSeats } from './describeSeats.ts';

/** No more are expected than there is room for. */
const goingWords = ({ going, capacity }: Seats): string =>
  capacity === null ? eventPageText.ringGoing(going) : eventPageText.ringOfPlaces({ places: formatNumber(capacity) });

/** What stands in the ring: how many are in, of how many places; or how many are expected where maybes are among them. */
export const ringWords = (seats: Seats): { count: string; words: string } =>
  seats.expected === seats.going
    ? { count: formatNumber(seats.going), words: goingWords(seats) }
    : { count: expectedText(seats), words: eventPageText.ringExpected };

/** What the ring shows, for those who do not see it. */
export const describeRing = (seats: Seats): string =>
  [
    describeSeats(seats),
    ...(seats.capacity === null ? [] : [eventPageText.ringPlaces({ places: formatNumber(seats.capacity) })]),
  ].join(', ');
