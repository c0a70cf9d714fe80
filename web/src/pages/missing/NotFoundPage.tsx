import { Compass } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { MessagePage } from '../../ui/feedback/MessagePage.tsx';
import { pagesText } from '../../messages/pages/pagesText.generated.ts';

export const NotFoundPage = () => (
  <>
    <title>{`${pagesText.pageNotFound} · Quorum`}</title>
    <meta name="robots" content="noindex" />
    <MessagePage
      icon={<Compass aria-hidden="true" />}
      title={pagesText.nobodyMeets}
      actions={<LinkButton to={paths.home()}>{pagesText.backHome}</LinkButton>}
    >
      {pagesText.pageNotFoundWhy}
    </MessagePage>
  </>
);
