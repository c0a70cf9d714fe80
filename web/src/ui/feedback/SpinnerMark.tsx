import { keyframes, styled } from 'styled-components';

const DOTS = 8;
const TURN_SECONDS = 1.2;

const arrive = keyframes`
  from { opacity: 1; }
  to { opacity: 0.2; }
`;

const Ring = styled.svg`
  width: 1.25em;
  height: 1.25em;

  circle {
    opacity: 0.7;
    animation: ${arrive} ${TURN_SECONDS}s linear infinite;
  }
`;

/** The logo's ring of dots, filling. Decorative: the text beside it names what is loading. */
export const SpinnerMark = () => (
  <Ring viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    {Array.from({ length: DOTS }, (_, index) => {
      const angle = (index / DOTS) * 2 * Math.PI;
      const delay = `${((index - DOTS) / DOTS) * TURN_SECONDS}s`;
      const cx = (12 + 8.5 * Math.cos(angle)).toFixed(2);
      const cy = (12 + 8.5 * Math.sin(angle)).toFixed(2);
      return <circle key={index} cx={cx} cy={cy} r="2.3" style={{ animationDelay: delay }} />;
    })}
  </Ring>
);
