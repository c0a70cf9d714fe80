import { Webhook } from 'lucide-react';
import { styled } from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { panelEntryStyle } from '../../ui/menu/PanelEntry.tsx';
import { userMenuText } from '../session/userMenuText.ts';

const Entry = styled(LinkButton)`
  ${panelEntryStyle}
`;

/** The way to where one has other programs told. */
export const WebhooksLink = ({ onOpen }: { onOpen: () => void }) => (
  <Entry to={paths.webhooks()} variant="ghost" onClick={onOpen}>
    <Webhook aria-hidden="true" />
    {userMenuText.webhooks}
  </Entry>
);
