import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { panelEntryStyle } from './panelEntryStyle.ts';

export const PanelEntry = styled(Button).attrs({ variant: 'ghost' })<{ $isDangerous?: boolean }>`
  ${panelEntryStyle}
  ${({ $isDangerous, theme }) => $isDangerous && `color: ${theme.color.danger};`}
`;
