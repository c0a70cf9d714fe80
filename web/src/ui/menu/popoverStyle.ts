import { css, keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

/** A panel that floats above the page: the list of a Select, a Menu. */
export const popoverStyle = css`
  z-index: ${({ theme }) => theme.layer.popover};
  overflow: auto;
  padding: 0.375rem;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.shadow.lg};
  animation: ${appear} ${({ theme }) => theme.motion.quick};
`;

/** One choice in it. */
export const popoverItemStyle = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.625rem;
  width: 100%;
  min-height: ${({ theme }) => theme.touch};
  padding: 0.5rem 0.75rem;
  border-radius: ${({ theme }) => theme.radius.sm};
  color: inherit;
  text-decoration: none;
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: ${({ theme }) => theme.color.primarySoft};
    color: ${({ theme }) => theme.color.onPrimarySoft};
    outline: none;
  }

  > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
`;
