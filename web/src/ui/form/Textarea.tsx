import { styled } from 'styled-components';
import { controlStyle } from './controlStyle.ts';

export const Textarea = styled.textarea`
  ${controlStyle}
  min-height: 6rem;
  field-sizing: content;
  max-height: 24rem;
  resize: vertical;
`;
