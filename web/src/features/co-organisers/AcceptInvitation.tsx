import { canManageEvent } from '@quorum/domain/policies';
import { UsersRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useAcceptCoOrganiserMutation } from '../../generated/event.generated.ts';
import { refreshEvents } from '../../lib/api/refreshEvents.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { MessagePage } from '../../ui/feedback/MessagePage.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { SignInButton } from '../session/SignInButton.tsx';
import { useSession } from '../session/useSession.ts';
import { coOrganisersText } from './coOrganisersText.ts';

interface Props {
  event: {
    urlHash: string;
    title: string;
    creatorId: string;
    creatorName: string;
    coOrganisers: readonly { uid: string }[];
  };
  token: string;
}

const icon = <UsersRound aria-hidden="true" />;

/** Offers to organise an event with the person who has sent the link. */
export const AcceptInvitation = ({ event, token }: Props) => {
  const { user } = useSession();
  const { title, urlHash, creatorName } = event;
  if (canManageEvent({ uid: user?.uid ?? null }, event))
    return (
      <MessagePage
        icon={icon}
        title={coOrganisersText.isYours({ title })}
        actions={<LinkButton to={paths.event(urlHash)}>{coOrganisersText.open}</LinkButton>}
      >
        {coOrganisersText.isYoursHint}
      </MessagePage>
    );
  return (
    <MessagePage
      icon={icon}
      title={coOrganisersText.question({ title })}
      actions={
        <>
          <LinkButton to={paths.event(urlHash)} variant="outline">
            {coOrganisersText.open}
          </LinkButton>
          {user ? <Accept urlHash={urlHash} token={token} /> : <SignInButton />}
        </>
      }
    >
      {coOrganisersText.questionHint({ name: creatorName })} {!user && coOrganisersText.signInHint}
    </MessagePage>
  );
};

const Accept = ({ urlHash, token }: { urlHash: string; token: string }) => {
  const navigate = useNavigate();
  const { attempt, succeed } = useOutcome();
  const [acceptInvitation, { loading, client }] = useAcceptCoOrganiserMutation({ variables: { urlHash, token } });

  const accept = async () => {
    if (!(await attempt(acceptInvitation, coOrganisersText.acceptFailed))) return;
    refreshEvents(client);
    succeed(coOrganisersText.accepted);
    // not back to a link that no longer works
    void navigate(paths.event(urlHash), { replace: true });
  };

  return (
    <Button busy={loading} onClick={() => void accept()}>
      {coOrganisersText.accept}
    </Button>
  );
};
