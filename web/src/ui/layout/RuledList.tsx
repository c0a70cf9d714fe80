import { styled } from 'styled-components';

/** A list with a rule between its lines. */
export const RuledList = styled.ul`
  display: grid;
`;

/** A text, and what one can do about it. */
export const RuledLine = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.md};
  padding-block: ${({ theme }) => theme.space.sm};

  & + & {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`;

/** It breaks where it is longer than there is room. */
export const LineText = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;
