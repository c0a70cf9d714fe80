import type { EventStatus } from '@quorum/domain/decision/rules';
import { enoughOf } from '@quorum/domain/event/enough';
import type { EventDetailQuery } from '../../generated/graphql.generated.ts';
import { formatNumber } from '../../lib/formatNumber.ts';
import { atEventText } from './atEventText.ts';

type Concluded = NonNullable<EventDetailQuery['event']>;

const TEXTS: Readonly<Record<EventStatus, (event: Concluded) => string>> = {
  CONFIRMED: (event) => atEventText.wasOn({ count: enoughOf(event.participants, event).certain }),
  CALLED_OFF: ({ neededSeats, hadSeats, participantThreshold }) =>
    atEventText.wasCalledOff({
      had: formatNumber(hadSeats ?? 0),
      needed: formatNumber(neededSeats ?? participantThreshold),
    }),
  GATHERING: (event) =>
    atEventText.wasOpen({
      had: enoughOf(event.participants, event).certain,
      needed: event.participantThreshold,
    }),
};

/** What became of an event that is over: who came counts, as far as organisers said it. */
export const outcomeText = (event: Concluded): string =>
  event.cameCount != null && event.cameCount > 0 && event.status !== 'CALLED_OFF'
    ? atEventText.itHappened({ count: event.cameCount })
    : TEXTS[event.status](event);
