import { SearchX } from 'lucide-react';
import { useLocation, useParams } from 'react-router-dom';
import { useEventDetail } from '../features/events/detail/useEventDetail.ts';
import { handOverText } from '../features/hand-over/handOverText.ts';
import { TakeOver } from '../features/hand-over/TakeOver.tsx';
import { useSession } from '../features/session/useSession.ts';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/button/LinkButton.tsx';
import { MessagePage } from '../ui/feedback/MessagePage.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';

/** The page of the hand-over link. Its token is in the fragment, which no server logs. */
export const TakeOverPage = () => (
  <>
    <title>{`${handOverText.pageTitle} · Quorum`}</title>
    <meta name="robots" content="noindex" />
    <Offer />
  </>
);

const Offer = () => {
  const { urlHash = '' } = useParams();
  const token = useLocation().hash.slice(1);
  const { status } = useSession();
  const { event, hasFailed } = useEventDetail(urlHash);
  if (event && status !== 'loading' && token) return <TakeOver event={event} token={token} />;
  if (event === null || hasFailed || (event && !token)) return <NoOffer />;
  return <Spinner label={handOverText.loading} isWholePage />;
};

const NoOffer = () => (
  <MessagePage
    icon={<SearchX aria-hidden="true" />}
    title={handOverText.noLink}
    actions={<LinkButton to={paths.home()}>{handOverText.seeAllEvents}</LinkButton>}
  >
    {handOverText.noLinkHint}
  </MessagePage>
);
