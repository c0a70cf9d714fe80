import { BellRing } from 'lucide-react';
import { styled } from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { panelEntryStyle } from '../../ui/menu/PanelEntry.tsx';
import { userMenuText } from '../session/userMenuText.ts';

const Entry = styled(LinkButton)`
  ${panelEntryStyle}
`;

/** The way to where one chooses how one is told. */
export const NotificationsLink = ({ onOpen }: { onOpen: () => void }) => (
  <Entry to={paths.notifications()} variant="ghost" onClick={onOpen}>
    <BellRing aria-hidden="true" />
    {userMenuText.notifications}
  </Entry>
);
