import { css } from 'styled-components';

/** A way back above a heading: its arrow is in line with the text below it, and points against the direction of reading. */
export const backLook = css`
  margin-inline-start: max(-0.875rem, -14px);

  &:dir(rtl) > svg {
    transform: scaleX(-1);
  }
`;
