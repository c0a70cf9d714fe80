import { shownChance } from '@quorum/domain/decision/shownChance';
import type { Enough } from '@quorum/domain/event/enough';
import { isFull, type Standing } from '@quorum/domain/event/progress';
import { formatPercent } from '../../lib/formatNumber.ts';
import { describeEnough } from './enoughText.ts';
import { eventsText } from '../../messages/events/eventsText.generated.ts';

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
  /** When the clock decides; undefined where it has nothing to decide any more. */
  by: string | undefined;
  /** Whether to say how many are missing or expected, where nothing beside it does. */
  isMissingShown?: boolean | undefined;
}

/** What is played with those who are certain: of no interest before they are enough. */
const describeFormats = ({ certain, threshold }: Enough, { currentFormat, nextFormat }: Standing): string[] => {
  if (certain < threshold) return [];
  return [
    ...(currentFormat ? [eventsText.enoughFor({ label: currentFormat.label })] : []),
    ...(nextFormat ? [eventsText.moreMakes({ missing: nextFormat.missing, label: nextFormat.label })] : []),
  ];
};

/** What it still takes, and what there is room for. */
export const describeNeeds = (
  standing: Standing,
  enough: Enough,
  { isOrganiser, by, isMissingShown = true }: Options,
): string[] => [
  // that enough are in is said by the chance
  ...(isMissingShown && enough.verdict !== 'IN' ? [describeEnough(enough, by)] : []),
  ...describeFormats(enough, standing),
  ...describePlaces(standing, isOrganiser),
];
