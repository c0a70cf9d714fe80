import { SearchX } from 'lucide-react';
import { useLocation, useParams } from 'react-router-dom';
import { useEventDetail } from '../../features/events/detail/useEventDetail.ts';
import { LinkOffer, type LinkOfferProps } from '../../features/hand-over/LinkOffer.tsx';
import { offerTexts } from '../../features/hand-over/offers.ts';
import { usePollDetail } from '../../features/polls/usePollDetail.ts';
import { useSession } from '../../features/session/useSession.ts';
import { paths } from '../../lib/paths.ts';
import { pagesText } from '../../messages/pages/pagesText.generated.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { MessagePage } from '../../ui/feedback/MessagePage.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';

const OfferOfEvent = ({ what }: { what: 'event' | 'together' }) => {
  const { urlHash = '' } = useParams();
  const { event, hasFailed } = useEventDetail(urlHash);
  return <Offer what={what} offered={event} hasFailed={hasFailed} />;
};

/** The page of the link that hands an event over. Its token is in the fragment, which no server logs. */
export const TakeOverPage = () => <OfferOfEvent what="event" />;

/** That of the link that invites somebody to organise an event. */
export const OrganisePage = () => <OfferOfEvent what="together" />;

/** The same as `TakeOverPage` for a poll. */
export const TakeOverPollPage = () => {
  const { urlHash = '' } = useParams();
  const { poll, hasFailed } = usePollDetail(urlHash);
  return <Offer what="poll" offered={poll} hasFailed={hasFailed} />;
};

interface Props {
  what: LinkOfferProps['what'];
  /** Null when there is none, undefined while it is on its way. */
  offered: LinkOfferProps['offered'] | null | undefined;
  hasFailed: boolean;
}

const Offer = ({ what, offered, hasFailed }: Props) => {
  const token = useLocation().hash.slice(1);
  const { status } = useSession();
  const texts = offerTexts(what);
  const isNone = offered === null || hasFailed || (offered && !token);
  return (
    <>
      <title>{`${texts.pageTitle} · Quorum`}</title>
      <meta name="robots" content="noindex" />
      {offered && status !== 'loading' && token ? (
        <LinkOffer what={what} offered={offered} token={token} />
      ) : isNone ? (
        <MessagePage
          icon={<SearchX aria-hidden="true" />}
          title={texts.noLink}
          actions={<LinkButton to={paths.home()}>{pagesText.seeAllEvents}</LinkButton>}
        >
          {texts.noLinkHint}
        </MessagePage>
      ) : (
        <Spinner label={texts.loading} isWholePage />
      )}
    </>
  );
};
