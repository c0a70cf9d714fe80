import { styled } from 'styled-components';

/** What is known of the poll: beside one's votes, or below them. */
export const Aside = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space.md};
  padding: clamp(16px, 4vw, 2rem);
  border-block-start: 1px solid ${({ theme }) => theme.color.border};

  > ul,
  > p {
    margin: 0;
  }

  @media (min-width: 58rem) {
    border-block-start: 0;

    * + & {
      border-inline-start: 1px solid ${({ theme }) => theme.color.border};
    }
  }
`;

/** What came of it. */
export const Outcome = styled.div`
  display: grid;
  justify-items: center;
  text-align: center;
  gap: ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => theme.space.lg} clamp(16px, 4vw, 2rem);
  background: ${({ theme }) => theme.color.primarySoft};
  color: ${({ theme }) => theme.color.onPrimarySoft};
`;
