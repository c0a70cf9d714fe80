import { Webhook } from 'lucide-react';
import { SignInButton } from '../../features/session/SignInButton.tsx';
import { useSession } from '../../features/session/useSession.ts';
import { Webhooks } from '../../features/webhooks/Webhooks.tsx';
import { webhooksText } from '../../features/webhooks/webhooksText.ts';
import { MessagePage } from '../../ui/feedback/MessagePage.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Narrow } from '../createLayout.ts';

/** The addresses that a person has told what happens. */
export const WebhooksPage = () => {
  const { status } = useSession();
  return (
    <Narrow>
      <title>{`${webhooksText.title} · Quorum`}</title>
      <meta name="robots" content="noindex" />
      <noscript>{webhooksText.withoutScript}</noscript>
      {status === 'loading' && <Spinner label={webhooksText.loading} isWholePage />}
      {status === 'signedOut' && (
        <MessagePage icon={<Webhook aria-hidden="true" />} title={webhooksText.signInFirst} actions={<SignInButton />}>
          {webhooksText.signInWhy}
        </MessagePage>
      )}
      {status === 'signedIn' && <Webhooks />}
    </Narrow>
  );
};
