import { styled } from 'styled-components';

/** Links below and beside each other, each with room for a finger. */
export const LinkGrid = styled.ul<{ $column: string }>`
  && {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $column }) => $column}), 1fr));
    gap: 0;
    margin-bottom: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: flex;
    align-items: center;
    min-height: 2.25rem;
    /* below the underscores of a name */
    text-underline-offset: 0.3em;
  }

  ${({ theme }) => theme.media.phone} {
    a {
      min-height: ${({ theme }) => theme.touch};
    }
  }
`;
