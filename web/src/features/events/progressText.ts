import {
  expectedParticipants,
  hasEnoughParticipants,
  progress,
  type Counted,
  type Needs,
} from '@quorum/domain/event/progress';
import { formatPercent } from '../../lib/formatNumber.ts';
import { ratioText } from './enoughText.ts';

interface ProgressShown {
  /** Percent, as the domain computes it. */
  value: number;
  /** `35%`; never `100%` before there are enough. */
  percent: string;
  /** `3.5 of 10`. */
  ratio: string;
}

/** How far an event is, in words. */
export const describeProgress = (participants: readonly Counted[], event: Needs): ProgressShown => {
  const value = progress(participants, event);
  const shown = hasEnoughParticipants(participants, event) ? value : Math.min(value, 99);
  return {
    value,
    percent: formatPercent(shown / 100),
    ratio: ratioText({
      expected: expectedParticipants(participants, event),
      threshold: event.participantThreshold,
    }),
  };
};
