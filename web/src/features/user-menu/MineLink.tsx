import { CalendarSearch } from 'lucide-react';
import { styled } from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { panelEntryStyle } from '../../ui/menu/PanelEntry.tsx';
import { accountText } from '../account/accountText.ts';

const Entry = styled(LinkButton)`
  ${panelEntryStyle}
`;

/** The way to everything that one organises and joined. */
export const MineLink = ({ onOpen }: { onOpen: () => void }) => (
  <Entry to={paths.me()} variant="ghost" onClick={onOpen}>
    <CalendarSearch aria-hidden="true" />
    {accountText.mine}
  </Entry>
);
