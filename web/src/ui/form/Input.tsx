import { styled } from 'styled-components';
import { controlStyle } from './controlStyle.ts';

export const Input = styled.input`
  ${controlStyle}
`;
