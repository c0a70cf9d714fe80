import type { Seats } from '@quorum/domain/event/seats';
import { ratioText } from '../enoughText.ts';
import { eventsText } from '../../../messages/events/eventsText.generated.ts';

/** What the picture of an event's seats shows, for those who do not see it. */
export const describeSeats = ({ going, maybe, expected, waiting, threshold }: Seats): string =>
  [
    ...(expected === going
      ? [eventsText.seatsTaken({ count: going, threshold })]
      : [
          eventsText.seatsExpected({ ratio: ratioText({ expected, threshold }) }),
          eventsText.seatsCertain({ count: going }),
        ]),
    ...(maybe > 0 ? [eventsText.seatsMaybe({ count: maybe })] : []),
    ...(waiting > 0 ? [eventsText.seatsWaiting({ count: waiting })] : []),
  ].join(', ');
