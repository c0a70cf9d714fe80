import { styled } from 'styled-components';

/** A line breaks before it rather than within it; its words run as its first letter does, whatever is around it. */
export const NoBreak = styled.span`
  display: inline-block;
  unicode-bidi: plaintext;
`;
