import { styled } from 'styled-components';
import type { Theme } from '../theme/theme.ts';

interface StackProps {
  gap?: keyof Theme['space'];
}

/** Children below each other, with one space between them. */
export const Stack = styled.div.withConfig({ shouldForwardProp: (prop) => prop !== 'gap' })<StackProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme, gap = 'md' }) => theme.space[gap]};
`;
