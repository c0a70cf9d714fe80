import { SearchX } from 'lucide-react';
import { pollsText } from '../features/polls/pollsText.ts';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/button/LinkButton.tsx';
import { MessagePage } from '../ui/feedback/MessagePage.tsx';
import { pagesText } from './pagesText.ts';

/** At the address of no poll. */
export const MissingPoll = () => (
  <>
    <title>{`${pollsText.notFound} · Quorum`}</title>
    <meta name="robots" content="noindex" />
    <MessagePage
      icon={<SearchX aria-hidden="true" />}
      title={pollsText.notFound}
      actions={<LinkButton to={paths.home()}>{pagesText.seeAllEvents}</LinkButton>}
    >
      {pollsText.notFoundWhy}
    </MessagePage>
  </>
);
