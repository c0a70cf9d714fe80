import { shownChance } from '@quorum/domain/decision/shownChance';
import { BY_SUM, enoughBy } from '@quorum/domain/event/enough';
import type { OptionStanding } from '@quorum/domain/poll/standing';
import { formatPercent } from '../../lib/formatNumber.ts';
import { eventsText } from '../events/eventsText.ts';

/** The chance of a date; while there is none, how many more it takes, as events say it. */
export const describeOption = (
  { chance, expected }: Pick<OptionStanding, 'chance' | 'expected'>,
  participantThreshold: number,
): string => {
  if (chance > 0) return shownChance(chance, formatPercent);
  return eventsText.moreNeeded(enoughBy({ expected, certain: 0 }, { ...BY_SUM, participantThreshold }).missing);
};
