import { styled } from 'styled-components';

const RING_RADIUS = 10.7;
const CENTER = 14.5;
/** Eight places around the ring; the one at the lower right is the tail of the Q. */
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7];
const TAIL = 1;

const Mark = styled.svg`
  flex: none;
  width: 1.875rem;
  height: 1.875rem;
  fill: ${({ theme }) => theme.color.primary};
`;

const Tail = styled.circle`
  fill: ${({ theme }) => theme.color.accent};
`;

const at = (place: number) => {
  const angle = (place / PLACES.length) * 2 * Math.PI;
  return { cx: CENTER + RING_RADIUS * Math.cos(angle), cy: CENTER + RING_RADIUS * Math.sin(angle) };
};

/** A ring of people and the one who makes it a quorum, which together are a Q. */
export const LogoMark = () => (
  <Mark viewBox="0 0 32 32" aria-hidden="true">
    {PLACES.filter((place) => place !== TAIL).map((place) => (
      <circle key={place} {...at(place)} r="3" />
    ))}
    <Tail cx="24.9" cy="24.9" r="5" />
  </Mark>
);
