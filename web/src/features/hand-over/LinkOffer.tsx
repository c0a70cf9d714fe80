import { canManageEvent, ownsEvent } from '@quorum/domain/policies';
import { Handshake, UsersRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { MessagePage } from '../../ui/feedback/MessagePage.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { SignInButton } from '../session/SignInButton.tsx';
import { useSession } from '../session/useSession.ts';
import { type Offered, offerTexts } from './offers.ts';
import { useAcceptOffer } from './useHandOver.ts';

export interface LinkOfferProps {
  what: Offered;
  /** The event or poll. */
  offered: {
    urlHash: string;
    title: string;
    creatorId: string;
    creatorName: string;
    coOrganisers?: readonly { uid: string }[];
  };
  token: string;
}

/** Offers what somebody has sent a link for. */
export const LinkOffer = ({ what, offered, token }: LinkOfferProps) => {
  const { user } = useSession();
  const { title, urlHash, creatorName, coOrganisers = [] } = offered;
  const texts = offerTexts(what);
  const actor = { uid: user?.uid ?? null };
  const isTheirs =
    what === 'together' ? canManageEvent(actor, { ...offered, coOrganisers }) : ownsEvent(actor, offered);
  const icon = what === 'together' ? <UsersRound aria-hidden="true" /> : <Handshake aria-hidden="true" />;
  const path = paths[what === 'poll' ? 'poll' : 'event'](urlHash);
  if (isTheirs)
    return (
      <MessagePage
        icon={icon}
        title={texts.isYours({ title })}
        actions={<LinkButton to={path}>{texts.open}</LinkButton>}
      >
        {texts.isYoursHint}
      </MessagePage>
    );
  return (
    <MessagePage
      icon={icon}
      title={texts.question({ title })}
      actions={
        <>
          <LinkButton to={path} variant="outline">
            {texts.open}
          </LinkButton>
          {user ? <Accept {...{ what, urlHash, token, path }} /> : <SignInButton />}
        </>
      }
    >
      {texts.questionHint({ name: creatorName })} {!user && texts.signInHint}
    </MessagePage>
  );
};

interface AcceptProps {
  what: Offered;
  urlHash: string;
  token: string;
  path: string;
}

const Accept = ({ what, urlHash, token, path }: AcceptProps) => {
  const navigate = useNavigate();
  const { attempt, succeed } = useOutcome();
  const { acceptOffer, refresh, isBusy } = useAcceptOffer(what, urlHash, token);
  const texts = offerTexts(what);

  const accept = async () => {
    if (!(await attempt(acceptOffer, texts.failed))) return;
    refresh();
    succeed(texts.accepted);
    // not back to a link that no longer works
    void navigate(path, { replace: true });
  };

  return (
    <Button busy={isBusy} onClick={() => void accept()}>
      {texts.accept}
    </Button>
  );
};
