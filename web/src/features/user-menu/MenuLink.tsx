import { styled } from 'styled-components';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { panelEntryStyle } from '../../ui/menu/PanelEntry.tsx';

/** An entry of the menu that leads to a page. */
export const MenuLink = styled(LinkButton).attrs({ variant: 'ghost' })`
  ${panelEntryStyle}
`;
