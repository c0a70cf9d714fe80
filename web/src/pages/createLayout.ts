import { styled } from 'styled-components';

/** A form is read line by line: wider than this the eye loses its place. */
export const Narrow = styled.div`
  max-width: ${({ theme }) => theme.width.text};
  margin-inline: auto;
`;
