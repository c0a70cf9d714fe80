import { expectedParticipants, hasEnoughParticipants, progress } from '@quorum/domain/event/progress';
import type { Likely } from '@quorum/domain/response/likelihood';

const count = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });
const percentage = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 });

interface ProgressShown {
  /** Percent, as the domain computes it. */
  value: number;
  /** `35%`; never `100%` before there are enough. */
  percent: string;
  /** `3.5 of 10`. */
  ratio: string;
}

/** How far an event is, in words. */
export const describeProgress = (participants: readonly Likely[], threshold: number): ProgressShown => {
  const value = progress(participants, threshold);
  const shown = hasEnoughParticipants(participants, threshold) ? value : Math.min(value, 99);
  return {
    value,
    percent: percentage.format(shown / 100),
    ratio: `${count.format(expectedParticipants(participants))} of ${count.format(threshold)}`,
  };
};
