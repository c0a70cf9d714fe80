import { css } from 'styled-components';

/** What every box one writes or chooses in has in common. 16 px at least, or phones zoom in on focus. */
export const controlStyle = css`
  width: 100%;
  min-height: ${({ theme }) => theme.touch};
  padding: 0.5rem 0.75rem;
  border: 1px solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.font.size.md};

  /* what the browser has for a date does not break: large letters are as large as fit a phone */
  &[type='datetime-local'] {
    font-size: clamp(16px, 4.6vw, ${({ theme }) => theme.font.size.md});
  }

  transition: border-color ${({ theme }) => theme.motion.quick};

  &::placeholder {
    color: ${({ theme }) => theme.color.textMuted};
    opacity: 1;
  }

  ${({ theme }) => theme.media.mouse} {
    &:hover:not(:disabled) {
      border-color: ${({ theme }) => theme.color.text};
    }
  }

  &:focus-visible {
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.color.danger};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.danger};
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;
