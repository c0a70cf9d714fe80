import { Flag } from 'lucide-react';
import { useRoleQuery } from '../../generated/graphql.generated.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { sessionText } from './sessionText.ts';

/** For operators alone. It asks nothing: what the menu asks for its events says who is one. */
export const OperatorLink = ({ onOpen }: { onOpen: () => void }) => {
  const { data } = useRoleQuery({ fetchPolicy: 'cache-only' });
  if (!data?.viewer?.isOperator) return null;
  return (
    <LinkButton to={paths.reports()} variant="outline" size="sm" onClick={onOpen}>
      <Flag aria-hidden="true" />
      {sessionText.reports}
    </LinkButton>
  );
};
