import type { HandedOver } from '@quorum/domain/event/handOver';
import { SearchX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useEventDetail } from '../../features/events/detail/useEventDetail.ts';
import { textsOf } from '../../features/hand-over/handedOver.ts';
import { handOverText } from '../../features/hand-over/handOverText.ts';
import { TakeOver } from '../../features/hand-over/TakeOver.tsx';
import { usePollDetail } from '../../features/polls/usePollDetail.ts';
import { useSession } from '../../features/session/useSession.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { MessagePage } from '../../ui/feedback/MessagePage.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';

/** The page of the link that hands an event over. Its token is in the fragment, which no server logs. */
export const TakeOverPage = () => {
  const { urlHash = '' } = useParams();
  const { event, hasFailed } = useEventDetail(urlHash);
  return <Offer what="event" offered={event} hasFailed={hasFailed} />;
};

/** The same of a poll. */
export const TakeOverPollPage = () => {
  const { urlHash = '' } = useParams();
  const { poll, hasFailed } = usePollDetail(urlHash);
  return <Offer what="poll" offered={poll} hasFailed={hasFailed} />;
};

interface Props {
  what: HandedOver;
  /** Null when there is none, undefined while it is on its way. */
  offered: ComponentProps<typeof TakeOver>['offered'] | null | undefined;
  hasFailed: boolean;
}

const Offer = ({ what, offered, hasFailed }: Props) => {
  const token = useLocation().hash.slice(1);
  const { status } = useSession();
  const isNone = offered === null || hasFailed || (offered && !token);
  return (
    <>
      <title>{`${textsOf(what).pageTitle} · Quorum`}</title>
      <meta name="robots" content="noindex" />
      {offered && status !== 'loading' && token ? (
        <TakeOver what={what} offered={offered} token={token} />
      ) : isNone ? (
        <NoOffer what={what} />
      ) : (
        <Spinner label={textsOf(what).loading} isWholePage />
      )}
    </>
  );
};

const NoOffer = ({ what }: Pick<Props, 'what'>) => (
  <MessagePage
    icon={<SearchX aria-hidden="true" />}
    title={handOverText.noLink}
    actions={<LinkButton to={paths.home()}>{handOverText.seeAllEvents}</LinkButton>}
  >
    {textsOf(what).noLinkHint}
  </MessagePage>
);
