import { styled } from 'styled-components';

/** A line beside what counts. */
export const Muted = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;
