import { styled } from 'styled-components';

/** A line breaks before it rather than within it. */
export const NoBreak = styled.span`
  display: inline-block;
`;
