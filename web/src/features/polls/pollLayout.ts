import { styled } from 'styled-components';

/** What is known of the poll, in two columns where there is room. */
export const Facing = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${({ theme }) => theme.space.md} ${({ theme }) => theme.space.xl};
  padding: clamp(1rem, 4vw, 2rem);

  > ul,
  > p {
    grid-column: 1 / -1;
    margin: 0;
  }
`;

/** What came of it. */
export const Outcome = styled.div`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => theme.space.lg} clamp(1rem, 4vw, 2rem);
  background: ${({ theme }) => theme.color.primarySoft};
  color: ${({ theme }) => theme.color.onPrimarySoft};
`;
