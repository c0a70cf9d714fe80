import { KeyRound } from 'lucide-react';
import { ApiTokens } from '../../features/api-tokens/ApiTokens.tsx';
import { apiTokensText } from '../../features/api-tokens/apiTokensText.ts';
import { SignInButton } from '../../features/session/SignInButton.tsx';
import { useSession } from '../../features/session/useSession.ts';
import { MessagePage } from '../../ui/feedback/MessagePage.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Narrow } from '../createLayout.ts';

/** By what one's own programs act. */
export const TokensPage = () => {
  const { status } = useSession();
  return (
    <Narrow>
      <title>{`${apiTokensText.title} · Quorum`}</title>
      <meta name="robots" content="noindex" />
      <noscript>{apiTokensText.withoutScript}</noscript>
      {status === 'loading' && <Spinner label={apiTokensText.loading} isWholePage />}
      {status === 'signedOut' && <SignInFirst />}
      {status === 'signedIn' && <ApiTokens />}
    </Narrow>
  );
};

const SignInFirst = () => (
  <MessagePage icon={<KeyRound aria-hidden="true" />} title={apiTokensText.signInFirst} actions={<SignInButton />}>
    {apiTokensText.signInWhy}
  </MessagePage>
);
