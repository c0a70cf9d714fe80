import { styled } from 'styled-components';
import type { Theme } from '../theme/theme.ts';

interface RowProps {
  gap?: keyof Theme['space'];
  justify?: 'start' | 'center' | 'end' | 'space-between';
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  wrap?: boolean;
}

const LAYOUT_PROPS: ReadonlySet<string> = new Set(['gap', 'justify', 'align', 'wrap'] satisfies (keyof RowProps)[]);

/** Children beside each other. */
export const Row = styled.div.withConfig({ shouldForwardProp: (prop) => !LAYOUT_PROPS.has(prop) })<RowProps>`
  display: flex;
  flex-wrap: ${({ wrap = false }) => (wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ align = 'center' }) => align};
  justify-content: ${({ justify = 'start' }) => justify};
  gap: ${({ theme, gap = 'sm' }) => theme.space[gap]};
`;
