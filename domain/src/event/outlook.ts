import { chanceOf, shownChance } from '../decision/chance.ts';
import {
  type Counted,
  countingForChance,
  expectedParticipants,
  type Offered,
  placesOf,
  type Standing,
  standingOf,
} from './progress.ts';

/** Will it happen, and what does it still take? */
export interface Outlook extends Standing {
  expected: number;
  /** Probability that at least the threshold come, with four decimals. */
  chance: number;
}

/** Apart from the sums, which every page shows: a browser needs the probability only when somebody responds. */
export const outlookOf = (responses: readonly Counted[], event: Offered): Outlook => {
  const counted = responses.filter(({ isHidden }) => !isHidden);
  return {
    ...standingOf(counted, event),
    expected: expectedParticipants(counted, event),
    chance: shownChance(chanceOf(countingForChance(counted), placesOf(event))),
  };
};
