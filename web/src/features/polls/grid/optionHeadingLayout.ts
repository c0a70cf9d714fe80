import { styled } from 'styled-components';

export const OptionHead = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: 0.125rem;
  padding: calc(${({ theme }) => theme.space.sm} + 3px) 0.25rem ${({ theme }) => theme.space.sm};
  scroll-snap-align: start;
  font-size: ${({ theme }) => theme.font.size.xs};
  line-height: 1.25;
  text-align: center;

  &[data-best] {
    padding-block-start: ${({ theme }) => theme.space.sm};
    border-block-start: 3px solid ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.primarySoft};
    color: ${({ theme }) => theme.color.onPrimarySoft};
  }

  &[data-over] {
    color: ${({ theme }) => theme.color.textMuted};
  }

  /* one line each, from top to bottom */
  @media print {
    display: block;
    padding: 0.25rem 0;
    text-align: start;
    writing-mode: vertical-rl;
    white-space: nowrap;

    > * {
      display: inline;
      margin-inline-end: 0.25rem;
    }
  }
`;

export const DayNumber = styled.span`
  font-size: ${({ theme }) => theme.font.size.xl};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  line-height: 1.1;

  @media print {
    font-size: inherit;
    line-height: inherit;
  }
`;

export const Best = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.1875rem;
  font-weight: ${({ theme }) => theme.font.weight.medium};

  svg {
    fill: ${({ theme }) => theme.color.accent};
    stroke: ${({ theme }) => theme.color.accent};
  }
`;

export const Chance = styled.strong`
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;
