import type { HandedOver } from '@quorum/domain/event/handOver';
import { ownsEvent } from '@quorum/domain/policies';
import { Handshake } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { MessagePage } from '../../ui/feedback/MessagePage.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { SignInButton } from '../session/SignInButton.tsx';
import { useSession } from '../session/useSession.ts';
import { textsOf } from './handedOver.ts';
import { handOverText } from './handOverText.ts';
import { useTakeOver } from './useHandOver.ts';

interface Props {
  what: HandedOver;
  offered: { urlHash: string; title: string; creatorId: string; creatorName: string };
  token: string;
}

const icon = <Handshake aria-hidden="true" />;

/** Offers to become the organiser of what somebody hands over. */
export const TakeOver = ({ what, offered, token }: Props) => {
  const { user } = useSession();
  const { title, urlHash, creatorName } = offered;
  const texts = textsOf(what);
  if (ownsEvent({ uid: user?.uid ?? null }, offered))
    return (
      <MessagePage
        icon={icon}
        title={handOverText.isYours({ title })}
        actions={<LinkButton to={paths[what](urlHash)}>{texts.open}</LinkButton>}
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
          <LinkButton to={paths[what](urlHash)} variant="outline">
            {texts.open}
          </LinkButton>
          {user ? <Accept what={what} urlHash={urlHash} token={token} /> : <SignInButton />}
        </>
      }
    >
      {texts.questionHint({ name: creatorName })} {!user && handOverText.signInHint}
    </MessagePage>
  );
};

const Accept = ({ what, urlHash, token }: { what: HandedOver; urlHash: string; token: string }) => {
  const navigate = useNavigate();
  const { attempt, succeed } = useOutcome();
  const { takeOver, refresh, isBusy } = useTakeOver(what, urlHash, token);

  const accept = async () => {
    if (!(await attempt(takeOver, textsOf(what).takeOverFailed))) return;
    refresh();
    succeed(handOverText.takenOver);
    // not back to a link that no longer works
    void navigate(paths[what](urlHash), { replace: true });
  };

  return (
    <Button busy={isBusy} onClick={() => void accept()}>
      {handOverText.accept}
    </Button>
  );
};
