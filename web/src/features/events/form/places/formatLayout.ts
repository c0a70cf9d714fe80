import { css, styled } from 'styled-components';

/** How many people, what is played, and the button that removes it: side by side on the narrowest phone too. */
const columns = css`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr) ${({ theme }) => theme.touch};
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.sm}`};
`;

export const FormatLine = styled.li`
  ${columns}
`;

/** What each column is, for those who see them as columns. */
export const ColumnNames = styled.div`
  ${columns}
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** Below the two boxes of a row. */
export const BelowRow = styled.div`
  grid-column: 1 / -1;
`;
