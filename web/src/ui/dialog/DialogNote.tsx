import { styled } from 'styled-components';

/** A further sentence of what a dialog describes. */
export const DialogNote = styled.span`
  display: block;
  margin-top: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.text};
`;
