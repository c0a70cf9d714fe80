import { canManageEvent } from '@quorum/domain/policies';
import { Handshake } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { type EventCardFragment, useTakeOverEventMutation } from '../../generated/graphql.generated.ts';
import { paths } from '../../lib/paths.ts';
import { refreshEvents } from '../../lib/refreshEvents.ts';
import { Button } from '../../ui/button/Button.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { MessagePage } from '../../ui/feedback/MessagePage.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { SignInButton } from '../session/SignInButton.tsx';
import { useSession } from '../session/useSession.ts';
import { handOverText } from './handOverText.ts';

interface Props {
  event: EventCardFragment;
  token: string;
}

const icon = <Handshake aria-hidden="true" />;

/** Offers to become the organiser of an event that somebody hands over. */
export const TakeOver = ({ event, token }: Props) => {
  const { user } = useSession();
  const { title, urlHash, creatorName } = event;
  if (canManageEvent({ uid: user?.uid ?? null }, event))
    return (
      <MessagePage
        icon={icon}
        title={handOverText.isYours({ title })}
        actions={<LinkButton to={paths.event(urlHash)}>{handOverText.open}</LinkButton>}
      >
        {handOverText.isYoursHint}
      </MessagePage>
    );
  return (
    <MessagePage
      icon={icon}
      title={handOverText.question({ title })}
      actions={
        <>
          <LinkButton to={paths.event(urlHash)} variant="outline">
            {handOverText.open}
          </LinkButton>
          {user ? <Accept urlHash={urlHash} token={token} /> : <SignInButton />}
        </>
      }
    >
      {handOverText.questionHint({ name: creatorName })} {!user && handOverText.signInHint}
    </MessagePage>
  );
};

const Accept = ({ urlHash, token }: { urlHash: string; token: string }) => {
  const navigate = useNavigate();
  const { attempt, succeed } = useOutcome();
  const [takeOver, { client, loading }] = useTakeOverEventMutation();

  const accept = async () => {
    if (!(await attempt(() => takeOver({ variables: { urlHash, token } }), handOverText.takeOverFailed))) return;
    refreshEvents(client);
    succeed(handOverText.takenOver);
    // not back to a link that works no more
    void navigate(paths.event(urlHash), { replace: true });
  };

  return (
    <Button busy={loading} onClick={() => void accept()}>
      {handOverText.accept}
    </Button>
  );
};
