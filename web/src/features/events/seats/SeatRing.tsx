import { type Decidable, isRuleMet } from '@quorum/domain/event/enough';
import type { Counted } from '@quorum/domain/event/progress';
import { innerRingOf, outerRingOf, RING_MARGIN, RING_SIZE, ringOf, spareRingOf } from '@quorum/domain/event/seatRing';
import { seatsShown } from '@quorum/domain/event/seats';
import { keyframes, styled } from 'styled-components';
import { describeRing, ringWords } from './ringWords.ts';
import { SeatDot } from './SeatDot.tsx';
import { useReachedThreshold } from './useReachedThreshold.ts';

const SIDE = RING_SIZE + 2 * RING_MARGIN;

const celebrate = keyframes`
  40% { transform: scale(1.05) rotate(4deg); }
`;

const Picture = styled.svg`
  inline-size: min(100%, 14rem);
  block-size: auto;
  overflow: visible;
  font-variant-numeric: tabular-nums;
  print-color-adjust: exact;

  @media (forced-colors: active) {
    text {
      fill: CanvasText;
    }
  }

  &[data-reached='true'] > g {
    transform-origin: center;
    animation: ${celebrate} 900ms cubic-bezier(0.2, 0.8, 0.2, 1) both;
  }
`;

/** In units of the ring, as large as it is. */
const Count = styled.text`
  fill: ${({ theme }) => theme.color.text};
  font-size: 44px;
  font-weight: ${({ theme }) => theme.font.weight.bold};
  letter-spacing: -0.02em;
`;

const Words = styled.text`
  fill: ${({ theme }) => theme.color.textMuted};
  font-size: 15px;
`;

interface Props {
  event: Decidable;
  participants: readonly Counted[];
}

/** An event's seats as the product's mark: a ring of people, of whom the last one makes the quorum. Nothing where there are too many. */
export const SeatRing = ({ event, participants }: Props) => {
  const seats = seatsShown(participants, event);
  const hasReached = useReachedThreshold(isRuleMet(participants, event));
  const { dots } = seats;
  if (dots.length === 0) return null;
  const { count, words } = ringWords(seats);
  return (
    <Picture
      role="img"
      aria-label={describeRing(seats)}
      viewBox={`${-RING_MARGIN} ${-RING_MARGIN} ${SIDE} ${SIDE}`}
      data-reached={hasReached}
    >
      <g>
        {ringOf(seats).map((dot, place) => (
          <SeatDot key={place} dot={dot} state={dots[place] ?? 'open'} isLast={place === dots.length - 1} />
        ))}
        {spareRingOf(seats).map(({ state, ...dot }, place) => (
          <SeatDot key={`spare ${place}`} dot={dot} state={state} />
        ))}
        {innerRingOf(seats).map((dot, place) => (
          <SeatDot key={`beyond ${place}`} dot={dot} state="going" />
        ))}
        {outerRingOf(seats).map((dot, place) => (
          <SeatDot key={`waiting ${place}`} dot={dot} state="open" />
        ))}
      </g>
      <Count x={RING_SIZE / 2} y="106" textAnchor="middle">
        {count}
      </Count>
      <Words x={RING_SIZE / 2} y="128" textAnchor="middle">
        {words}
      </Words>
    </Picture>
  );
};
