import type { OptionStanding } from '@quorum/domain/poll/standing';
import { describeOption } from '../optionOutlook.ts';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';

/** How a date stands, where there is room for a word that says what the percentage is of. */
export const describeOutlook = (standing: Pick<OptionStanding, 'chance' | 'expected'>, threshold: number): string => {
  const outlook = describeOption(standing, threshold);
  return standing.chance > 0 ? pollsText.likely({ chance: outlook }) : outlook;
};
