import { Compass } from 'lucide-react';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';

export const NotFoundPage = () => (
  <>
    <title>Page not found · Quorum</title>
    <meta name="robots" content="noindex" />
    <MessagePage
      icon={<Compass aria-hidden="true" />}
      title="Nobody meets here"
      actions={<LinkButton to={paths.home()}>Back to Home</LinkButton>}
    >
      There is no page at this address. The link may have lost a letter on its way, or the page has moved.
    </MessagePage>
  </>
);
