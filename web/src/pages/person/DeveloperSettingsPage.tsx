import { CodeXml } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiTokens } from '../../features/api-tokens/ApiTokens.tsx';
import { apiTokensText } from '../../features/api-tokens/apiTokensText.ts';
import { SignInButton } from '../../features/session/SignInButton.tsx';
import { useSession } from '../../features/session/useSession.ts';
import { Webhooks } from '../../features/webhooks/Webhooks.tsx';
import { webhooksText } from '../../features/webhooks/webhooksText.ts';
import { paths } from '../../lib/paths.ts';
import { MessagePage } from '../../ui/feedback/MessagePage.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { PageLink } from '../../ui/link/PageLink.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { Narrow } from '../createLayout.ts';
import { developerSettingsText } from './developerSettingsText.ts';

const marks = { guide: (text: string) => <PageLink to={paths.developers()}>{text}</PageLink> };

/** What the programs of a person need: the tokens by which they act, and the addresses that are told what happens. */
export const DeveloperSettingsPage = () => {
  const { status } = useSession();
  return (
    <Narrow>
      <title>{`${developerSettingsText.title} · Quorum`}</title>
      <meta name="robots" content="noindex" />
      <noscript>{developerSettingsText.withoutScript}</noscript>
      {status === 'loading' && <Spinner label={developerSettingsText.loading} isWholePage />}
      {status === 'signedOut' && <SignInFirst />}
      {status === 'signedIn' && <Settings />}
    </Narrow>
  );
};

const SignInFirst = () => (
  <MessagePage
    icon={<CodeXml aria-hidden="true" />}
    title={developerSettingsText.signInFirst}
    actions={<SignInButton />}
  >
    {developerSettingsText.signInWhy}
  </MessagePage>
);

/** The tab is in the address, so that links lead to either. */
const Settings = () => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const tabs = [
    { value: 'tokens', label: apiTokensText.title, href: paths.developerSettings('tokens'), content: <ApiTokens /> },
    { value: 'webhooks', label: webhooksText.title, href: paths.developerSettings('webhooks'), content: <Webhooks /> },
  ];
  return (
    <>
      <PageHeader
        title={developerSettingsText.title}
        lead={<RichText marks={marks}>{developerSettingsText.lead}</RichText>}
      />
      <Tabs
        label={developerSettingsText.title}
        value={hash === '#webhooks' ? 'webhooks' : 'tokens'}
        onValueChange={(value) => void navigate({ hash: value }, { replace: true })}
        tabs={tabs}
      />
    </>
  );
};
