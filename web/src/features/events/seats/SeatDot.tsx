import type { SeatState } from '@quorum/domain/event/seats';
import type { Dot } from '@quorum/domain/event/seatRing';
import { styled } from 'styled-components';
import { BEGUN, segmentOf } from './segmentOf.ts';

/** Of the radius. */
const LINE = 0.22;

const Seat = styled.g<{ $isLast: boolean }>`
  --seat: ${({ theme, $isLast }) => ($isLast ? theme.color.accent : theme.color.primary)};
  --free: ${({ theme, $isLast }) => ($isLast ? theme.color.accent : theme.color.borderStrong)};

  @media (forced-colors: active) {
    --seat: ${({ $isLast }) => ($isLast ? 'Highlight' : 'CanvasText')};
    --free: ${({ $isLast }) => ($isLast ? 'Highlight' : 'CanvasText')};
  }

  circle {
    fill: transparent;
    stroke: var(--free);
    transition:
      fill ${({ theme }) => theme.motion.calm},
      stroke ${({ theme }) => theme.motion.calm};
  }

  path {
    fill: var(--seat);
  }

  &[data-state='going'] circle {
    fill: var(--seat);
    stroke: var(--seat);
  }

  &[data-state='maybe'] circle {
    stroke: var(--seat);
  }
`;

interface Props {
  dot: Dot;
  state: SeatState;
  /** The one that makes the quorum. */
  isLast?: boolean;
}

/** Filled when taken, half filled when perhaps taken, a little filled when that does not fill it, outlined when free. */
export const SeatDot = ({ dot: { x, y, radius }, state, isLast = false }: Props) => {
  // the line lies within the dot's own circle
  const inner = radius * (1 - LINE / 2);
  return (
    <Seat data-state={state} $isLast={isLast}>
      <circle cx={x} cy={y} r={inner} strokeWidth={radius * LINE} />
      {state === 'maybe' && <path d={segmentOf({ x, y, radius: inner }, 0)} />}
      {state === 'partly' && <path d={segmentOf({ x, y, radius: inner }, BEGUN)} />}
    </Seat>
  );
};
