import type { EventStatus } from '@quorum/domain/decision/rules';
import { enoughOf } from '@quorum/domain/event/enough';
import type { EventCardFragment } from '../../generated/graphql.generated.ts';
import { formatNumber } from '../../lib/formatNumber.ts';
import { outcomesText } from '../../messages/events/outcomesText.generated.ts';

const TEXTS: Readonly<Record<EventStatus, (event: EventCardFragment) => string>> = {
  CONFIRMED: (event) => outcomesText.wasOn({ count: enoughOf(event.participants, event).certain }),
  CALLED_OFF: ({ neededSeats, hadSeats, participantThreshold }) =>
    outcomesText.wasCalledOff({
      had: formatNumber(hadSeats ?? 0),
      needed: formatNumber(neededSeats ?? participantThreshold),
    }),
  GATHERING: (event) =>
    outcomesText.wasOpen({
      had: enoughOf(event.participants, event).certain,
      needed: event.participantThreshold,
    }),
};

/** The outcome of an event that is over: people who came, as far as organisers marked it. */
export const outcomeText = (event: EventCardFragment): string =>
  event.cameCount != null && event.cameCount > 0 && event.status !== 'CALLED_OFF'
    ? outcomesText.itHappened({ count: event.cameCount })
    : TEXTS[event.status](event);
