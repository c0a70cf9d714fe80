import { Flag } from 'lucide-react';
import { useRoleQuery } from '../../generated/later.generated.ts';
import { paths } from '../../lib/paths.ts';
import { userMenuText } from '../../messages/people/userMenuText.generated.ts';
import { MenuLink } from './MenuLink.tsx';

/** For operators alone. It sends no query: the menu's query for events tells who is one. */
export const OperatorLink = ({ onOpen }: { onOpen: () => void }) => {
  const { data } = useRoleQuery({ fetchPolicy: 'cache-only' });
  if (!data?.viewer?.isOperator) return null;
  return (
    <MenuLink to={paths.reports()} onClick={onOpen}>
      <Flag aria-hidden="true" />
      {userMenuText.reports}
    </MenuLink>
  );
};
