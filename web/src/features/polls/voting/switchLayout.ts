import { css, styled } from 'styled-components';
import { coveringInput } from '../../../ui/form/RadioFrame.tsx';

/** Three that a thumb meets, each with its word. */
export const TOUCH_ROOM = 'clamp(10.5rem, 30vw, 15rem)';

export const Switch = styled.div`
  position: relative;
  display: grid;
  /* the longest word is the one in the middle */
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 1fr);
  border: 1px solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surface};

  [data-over] & {
    opacity: 0.55;
  }
`;

const chosen = {
  yes: css`
    background: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.onPrimary};
  `,
  maybe: css`
    background: ${({ theme }) => theme.color.warningSoft};
    color: ${({ theme }) => theme.color.onWarningSoft};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.onWarningSoft};
  `,
  no: css`
    background: ${({ theme }) => theme.color.textMuted};
    color: ${({ theme }) => theme.color.surface};
  `,
};

export const Choice = styled.label`
  ${coveringInput}
  display: grid;
  grid-row: 1;
  align-content: center;
  justify-items: center;
  gap: 0.125rem;
  min-block-size: 3rem;
  min-inline-size: 0;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  line-height: 1.1;
  white-space: nowrap;
  cursor: pointer;
  touch-action: manipulation;
  user-select: none;
  -webkit-tap-highlight-color: transparent;

  &:not(:first-child) {
    border-inline-start: 1px solid ${({ theme }) => theme.color.border};
  }

  &:nth-child(2) {
    grid-column: 2;
  }

  &:first-child {
    grid-column: 1;
    border-start-start-radius: calc(${({ theme }) => theme.radius.md} - 1px);
    border-end-start-radius: calc(${({ theme }) => theme.radius.md} - 1px);
  }

  &:nth-child(3) {
    grid-column: 3;
    border-start-end-radius: calc(${({ theme }) => theme.radius.md} - 1px);
    border-end-end-radius: calc(${({ theme }) => theme.radius.md} - 1px);
  }

  > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }

  ${({ theme }) => theme.media.mouse} {
    &:hover:not(:has(:checked, :disabled)) {
      background: ${({ theme }) => theme.color.sunken};
      color: ${({ theme }) => theme.color.text};
    }
  }

  &:has(:disabled) {
    cursor: not-allowed;
  }

  &:has(:focus-visible) {
    z-index: 2;
    outline: 2px solid ${({ theme }) => theme.color.primary};
    outline-offset: 2px;
  }

  &[data-vote='yes']:has(:checked) {
    ${chosen.yes}
  }

  &[data-vote='maybe']:has(:checked) {
    ${chosen.maybe}

    > svg {
      visibility: hidden;
    }
  }

  &[data-vote='no']:has(:checked) {
    ${chosen.no}
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** How sure a maybe is: it lies on the third that was chosen, in the place of its picture, so that nothing moves. */
export const HowSure = styled.select`
  display: none;
  z-index: 1;
  grid-area: 1 / 2;
  inline-size: 100%;
  min-inline-size: 0;
  padding-block: 0 1.125rem;
  padding-inline: 0.125rem 0.875rem;
  border: 0;
  border-radius: 0;
  appearance: none;
  background: transparent;
  color: ${({ theme }) => theme.color.onWarningSoft};
  font-size: ${({ theme }) => theme.font.size.md};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
  text-align: center;
  text-align-last: center;
  cursor: pointer;

  /* in a browser that does not know this a maybe is an even chance */
  ${Switch}:has([value='maybe']:checked) > & {
    display: block;
  }

  option {
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme }) => theme.color.text};
  }

  &:disabled {
    opacity: 1;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: HighlightText;
  }
`;

/** It shows that there is more to choose. */
export const Arrow = styled.span`
  display: none;
  z-index: 1;
  grid-area: 1 / 2;
  place-self: start end;
  margin-block-start: 0.9375rem;
  margin-inline-end: 0.3125rem;
  border: 0.25rem solid transparent;
  border-block-start-color: ${({ theme }) => theme.color.onWarningSoft};
  pointer-events: none;

  ${Switch}:has([value='maybe']:checked) > & {
    display: block;
  }
`;
