import { styled } from 'styled-components';

export const Month = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.sm};
  border: 1px solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.surface};
`;

export const MonthName = styled.p`
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

export const Days = styled.table`
  inline-size: 100%;
  border-spacing: 0.125rem;
  table-layout: fixed;
  user-select: none;
  -webkit-touch-callout: none;

  th,
  td {
    padding: 0;
  }

  td {
    /* up and down the page moves, to the side days are chosen; on a row or a group of rows it has no effect */
    touch-action: pan-y;
  }
`;

export const Weekday = styled.button`
  inline-size: 100%;
  min-block-size: ${({ theme }) => theme.touch};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.md};
  background: transparent;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  text-decoration: underline dotted;
  text-underline-offset: 0.25em;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.text};
  }

  &[aria-pressed='true'] {
    color: ${({ theme }) => theme.color.primary};
  }
`;

export const Day = styled.button`
  inline-size: 100%;
  min-block-size: ${({ theme }) => theme.touch};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.md};
  background: transparent;
  color: ${({ theme }) => theme.color.text};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &[aria-current='date'] {
    border-color: ${({ theme }) => theme.color.borderStrong};
  }

  ${({ theme }) => theme.media.mouse} {
    &:hover:not([aria-disabled], [aria-pressed='true']) {
      background: ${({ theme }) => theme.color.primarySoft};
      color: ${({ theme }) => theme.color.onPrimarySoft};
    }
  }

  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.onPrimary};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }

  &[aria-disabled] {
    color: ${({ theme }) => theme.color.textMuted};
    cursor: not-allowed;
    opacity: 0.5;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
