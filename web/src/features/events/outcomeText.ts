import type { EventStatus } from '@quorum/domain/decision/rules';
import { enoughOf } from '@quorum/domain/event/enough';
import type { EventCardFragment } from '../../generated/graphql.generated.ts';
import { formatNumber } from '../../lib/formatNumber.ts';
import { messages } from '../../lib/language.ts';
import { atEvent } from '../../messages/en/organising/atEvent.generated.ts';

const atEventText = messages('atEvent', atEvent);

const TEXTS: Readonly<Record<EventStatus, (event: EventCardFragment) => string>> = {
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
export const outcomeText = (event: EventCardFragment): string =>
  event.cameCount != null && event.cameCount > 0 && event.status !== 'CALLED_OFF'
    ? atEventText.itHappened({ count: event.cameCount })
    : TEXTS[event.status](event);
