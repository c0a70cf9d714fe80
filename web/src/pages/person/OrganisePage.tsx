import { SearchX } from 'lucide-react';
import { useLocation, useParams } from 'react-router-dom';
import { AcceptInvitation } from '../../features/co-organisers/AcceptInvitation.tsx';
import { coOrganisersText } from '../../features/co-organisers/coOrganisersText.ts';
import { useEventDetail } from '../../features/events/detail/useEventDetail.ts';
import { useSession } from '../../features/session/useSession.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { MessagePage } from '../../ui/feedback/MessagePage.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';

/** The page of the link that invites somebody to organise an event. Its token is in the fragment, which no server logs. */
export const OrganisePage = () => {
  const { urlHash = '' } = useParams();
  const { event, hasFailed } = useEventDetail(urlHash);
  const token = useLocation().hash.slice(1);
  const { status } = useSession();
  const isNone = event === null || hasFailed || (event && !token);
  return (
    <>
      <title>{`${coOrganisersText.pageTitle} · Quorum`}</title>
      <meta name="robots" content="noindex" />
      {event && status !== 'loading' && token ? (
        <AcceptInvitation event={event} token={token} />
      ) : isNone ? (
        <MessagePage
          icon={<SearchX aria-hidden="true" />}
          title={coOrganisersText.noLink}
          actions={<LinkButton to={paths.home()}>{coOrganisersText.seeAll}</LinkButton>}
        >
          {coOrganisersText.noLinkHint}
        </MessagePage>
      ) : (
        <Spinner label={coOrganisersText.loading} isWholePage />
      )}
    </>
  );
};
