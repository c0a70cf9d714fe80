import { Flag } from 'lucide-react';
import { styled } from 'styled-components';
import { useRoleQuery } from '../../generated/later.generated.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { panelEntryStyle } from '../../ui/menu/PanelEntry.tsx';
import { userMenuText } from '../session/userMenuText.ts';

const Entry = styled(LinkButton)`
  ${panelEntryStyle}
`;

/** For operators alone. It sends no query: the menu's query for events tells who is one. */
export const OperatorLink = ({ onOpen }: { onOpen: () => void }) => {
  const { data } = useRoleQuery({ fetchPolicy: 'cache-only' });
  if (!data?.viewer?.isOperator) return null;
  return (
    <Entry to={paths.reports()} variant="ghost" onClick={onOpen}>
      <Flag aria-hidden="true" />
      {userMenuText.reports}
    </Entry>
  );
};
