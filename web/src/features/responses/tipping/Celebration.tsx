import { useEffect, useState } from 'react';
import { css, keyframes, styled } from 'styled-components';

const SHOWN_MS = 6_000;
const DOTS = 18;

const fly = keyframes`
  from { transform: translate(-50%, -50%) rotate(var(--turn)) translateY(0) scale(1); opacity: 1; }
  to { transform: translate(-50%, -50%) rotate(var(--turn)) translateY(-9rem) scale(0.3); opacity: 0; }
`;

/** Over the page, and in the way of nothing on it. */
const Place = styled.div`
  position: fixed;
  inset-block-start: 20vh;
  inset-inline: ${({ theme }) => theme.space.md};
  z-index: 100;
  display: grid;
  justify-items: center;
  pointer-events: none;
`;

const Words = styled.div`
  position: relative;
  isolation: isolate;
  padding: ${({ theme }) => theme.space.md} ${({ theme }) => theme.space.lg};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surface};
  text-align: center;

  strong {
    display: block;
    font-size: ${({ theme }) => theme.font.size.lg};
  }
`;

/** The dots of the product's mark, from the middle outwards. */
const Dot = styled.i<{ $index: number }>`
  position: absolute;
  z-index: -1;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  inline-size: 0.75rem;
  block-size: 0.75rem;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme, $index }) => ($index % 3 === 0 ? theme.color.accent : theme.color.primary)};
  opacity: 0;

  ${({ $index }) => css`
    --turn: ${($index * 360) / DOTS}deg;
  `}

  @media (prefers-reduced-motion: no-preference) {
    animation: ${fly} 1.4s ease-out ${({ $index }) => ($index % 3) * 0.12}s 2 both;
  }
`;

interface Props {
  title: string;
  text: string;
  onEnd: () => void;
}

/** Says for a moment, until something is pressed, that somebody made it happen, with the dots of the mark. */
export const Celebration = ({ title, text, onEnd }: Props) => {
  // what stands in a region from the start is not announced
  const [isSaid, setIsSaid] = useState(false);
  useEffect(() => {
    const say = requestAnimationFrame(() => setIsSaid(true));
    const end = setTimeout(onEnd, SHOWN_MS);
    // what is opened next has nothing over it
    addEventListener('click', onEnd, { capture: true });
    return () => {
      cancelAnimationFrame(say);
      clearTimeout(end);
      removeEventListener('click', onEnd, { capture: true });
    };
  }, [onEnd]);
  return (
    <Place role="status">
      {isSaid && (
        <Words>
          {Array.from({ length: DOTS }, (_, index) => (
            <Dot key={index} $index={index} aria-hidden="true" />
          ))}
          <strong>{title}</strong>
          {text}
        </Words>
      )}
    </Place>
  );
};
