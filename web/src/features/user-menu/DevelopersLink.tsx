import { CodeXml } from 'lucide-react';
import { styled } from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { panelEntryStyle } from '../../ui/menu/PanelEntry.tsx';
import { userMenuText } from '../session/userMenuText.ts';

const Entry = styled(LinkButton)`
  ${panelEntryStyle}
`;

/** The way to what one's own programs need: API tokens and webhooks. */
export const DevelopersLink = ({ onOpen }: { onOpen: () => void }) => (
  <Entry to={paths.developerSettings()} variant="ghost" onClick={onOpen}>
    <CodeXml aria-hidden="true" />
    {userMenuText.developers}
  </Entry>
);
