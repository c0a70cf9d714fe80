import { css, styled } from 'styled-components';
import { Button } from '../button/Button.tsx';

/** One thing that may be done from a panel: a whole line of it, in line with the text above and below. */
export const panelEntryStyle = css`
  justify-content: start;
  gap: ${({ theme }) => theme.space.sm};
  margin: 0 max(-0.75rem, -12px);
  padding-inline: min(0.75rem, 12px);
  font-size: ${({ theme }) => theme.font.size.sm};

  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

export const PanelEntry = styled(Button).attrs({ variant: 'ghost' })<{ $isDangerous?: boolean }>`
  ${panelEntryStyle}
  ${({ $isDangerous, theme }) => $isDangerous && `color: ${theme.color.danger};`}
`;
