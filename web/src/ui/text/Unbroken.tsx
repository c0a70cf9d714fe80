import { styled } from 'styled-components';

/** A line breaks before it rather than within it. */
export const Unbroken = styled.span`
  display: inline-block;
`;
