import { css } from 'styled-components';
import { controlStyle } from './controlStyle.ts';

/** The box that shows what is chosen. */
export const selectTriggerStyle = css`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  text-align: start;
  cursor: pointer;

  > span:first-child {
    min-width: 0;
  }

  &[data-placeholder] > span:first-child {
    color: ${({ theme }) => theme.color.textMuted};
  }

  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
`;
