import { styled } from 'styled-components';

const WIDE = '@media (min-width: 60rem)';

/** A form is read line by line: wider than this the eye loses its place. */
export const Narrow = styled.div`
  max-width: ${({ theme }) => theme.width.text};
  margin-inline: auto;
`;

/** As narrow, until there is room for a second column. */
export const Roomy = styled(Narrow)`
  ${WIDE} {
    max-width: none;
  }
`;

/** The form, and beside it what it makes; below it where there is no room for both. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl};

  ${WIDE} {
    grid-template-columns: minmax(0, ${({ theme }) => theme.width.text}) minmax(18rem, 24rem);
    justify-content: space-between;
  }
`;

/** It stays in sight while the form moves by. */
export const Aside = styled.div`
  ${WIDE} {
    position: sticky;
    inset-block-start: 5rem;
    align-self: start;
  }
`;
