import { shownChance } from '@quorum/domain/decision/shownChance';
import type { OptionStanding } from '@quorum/domain/poll/standing';
import { formatPercent } from '../../lib/formatNumber.ts';
import { eventsText } from '../events/eventsText.ts';

/** The chance of a date; while there is none, how many more it takes, in the words of events. */
export const describeOption = (
  { chance, yes }: Pick<OptionStanding, 'chance' | 'yes'>,
  participantThreshold: number,
): string => (chance === 0 ? eventsText.moreNeeded(participantThreshold - yes) : shownChance(chance, formatPercent));
