import { shownChance } from '@quorum/domain/decision/shownChance';
import { isFull, type Needs, type Standing } from '@quorum/domain/event/progress';
import { formatPercent } from '../../lib/formatNumber.ts';
import { eventsText } from './eventsText.ts';

/** Whether it will happen, in words and figures. */
export const describeChance = (chance: number): string => {
  if (chance === 1) return eventsText.enoughAreIn;
  return chance === 0 ? eventsText.cannotHappenYet : eventsText.likely({ chance: shownChance(chance, formatPercent) });
};

const describePlaces = (standing: Standing, isOrganiser: boolean): string[] => {
  const { placesLeft, overbooked, waitlistCount } = standing;
  if (placesLeft === null) return [];
  if (!isFull(standing)) return [eventsText.placesLeft(placesLeft)];
  const full = waitlistCount > 0 ? eventsText.fullWaiting(waitlistCount) : eventsText.full;
  return isOrganiser && overbooked > 0 ? [full, eventsText.overbooked(overbooked)] : [full];
};

interface Options {
  isOrganiser: boolean;
  /** Whether to say how many are missing, where nothing beside it does. */
  isMissingShown?: boolean | undefined;
}

/** What it still takes, and what there is room for. */
export const describeNeeds = (
  standing: Standing,
  event: Needs,
  { isOrganiser, isMissingShown = true }: Options,
): string[] => {
  const { going, currentFormat, nextFormat } = standing;
  const missing = event.participantThreshold - going;
  if (missing > 0) {
    return [...(isMissingShown ? [eventsText.moreNeeded(missing)] : []), ...describePlaces(standing, isOrganiser)];
  }
  return [
    ...(currentFormat ? [eventsText.enoughFor({ label: currentFormat.label })] : []),
    ...(nextFormat ? [eventsText.moreMakes({ missing: nextFormat.missing, label: nextFormat.label })] : []),
    ...describePlaces(standing, isOrganiser),
  ];
};
