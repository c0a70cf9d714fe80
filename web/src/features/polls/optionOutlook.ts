import { shownChance } from '@quorum/domain/decision/shownChance';
import { BY_SUM, enoughBy } from '@quorum/domain/event/enough';
import type { OptionStanding } from '@quorum/domain/poll/standing';
import { formatPercent } from '../../lib/formatNumber.ts';
import { eventsText } from '../events/eventsText.ts';
import { pollsText } from './pollsText.ts';

/** The chance of a date; while there is none, how many more it takes, as events say it. */
export const describeOption = (
  { chance, expected }: Pick<OptionStanding, 'chance' | 'expected'>,
  participantThreshold: number,
): string => {
  if (chance > 0) return shownChance(chance, formatPercent);
  return eventsText.moreNeeded(enoughBy({ expected, certain: 0 }, { ...BY_SUM, participantThreshold }).missing);
};

/** The same where there is room for a word that says what the percentage is of. */
export const describeOutlook = (standing: Pick<OptionStanding, 'chance' | 'expected'>, threshold: number): string => {
  const outlook = describeOption(standing, threshold);
  return standing.chance > 0 ? pollsText.likely({ chance: outlook }) : outlook;
};
