import { KeyRound } from 'lucide-react';
import { styled } from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { panelEntryStyle } from '../../ui/menu/PanelEntry.tsx';
import { apiTokensText } from './apiTokensText.ts';

const Entry = styled(LinkButton)`
  ${panelEntryStyle}
`;

/** The way to the tokens by which one's programs act. */
export const ApiTokensLink = ({ onOpen }: { onOpen: () => void }) => (
  <Entry to={paths.tokens()} variant="ghost" onClick={onOpen}>
    <KeyRound aria-hidden="true" />
    {apiTokensText.title}
  </Entry>
);
