import { type Counted, type Needs } from '@quorum/domain/event/progress';
import { seatsShown } from '@quorum/domain/event/seats';
import { memo } from 'react';
import { styled } from 'styled-components';
import { describeSeats } from './describeSeats.ts';
import { SeatDot } from './SeatDot.tsx';

const RADIUS = 5;
const BEYOND_RADIUS = 3;
const STEP = 13;
const HEIGHT = 14;
/** Between those who are in and those who wait. */
const GAP = 6;
const MAX_WAITING = 4;

const Picture = styled.svg`
  flex: none;
  max-inline-size: 100%;

  /* the first to come stand where one begins to read */
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

interface Props {
  event: Needs;
  participants: readonly Counted[];
}

/** An event's seats in a row, beside the bar; nothing where there are more than one can tell apart. */
export const SeatRow = memo(({ event, participants }: Props) => {
  const seats = seatsShown(participants, event);
  const { dots, beyond } = seats;
  if (dots.length === 0) return null;
  const waiting = Math.min(seats.waiting, MAX_WAITING);
  const at = (place: number, radius: number, gap = 0) => ({ x: STEP * (place + 0.5) + gap, y: HEIGHT / 2, radius });
  const width = STEP * (dots.length + beyond + waiting) + (waiting > 0 ? GAP : 0);
  return (
    <Picture
      role="img"
      aria-label={describeSeats(seats)}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
    >
      {dots.map((state, place) => (
        <SeatDot key={place} dot={at(place, RADIUS)} state={state} isLast={place === dots.length - 1} />
      ))}
      {Array.from({ length: beyond }, (_, place) => (
        <SeatDot key={`beyond ${place}`} dot={at(dots.length + place, BEYOND_RADIUS)} state="going" />
      ))}
      {Array.from({ length: waiting }, (_, place) => (
        <SeatDot key={`waiting ${place}`} dot={at(dots.length + beyond + place, BEYOND_RADIUS, GAP)} state="open" />
      ))}
    </Picture>
  );
});
SeatRow.displayName = 'SeatRow';
