import { CodeXml } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiTokens } from '../../features/api-tokens/ApiTokens.tsx';
import { apiTokensText } from '../../messages/people/apiTokensText.generated.ts';
import { Webhooks } from '../../features/webhooks/Webhooks.tsx';
import { webhooksText } from '../../messages/people/webhooksText.generated.ts';
import { paths } from '../../lib/paths.ts';
import { PageLink } from '../../ui/link/PageLink.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { Narrow } from '../createLayout.ts';
import { SignedInPage } from './SignedInPage.tsx';
import { developerSettingsText } from '../../messages/people/developerSettingsText.generated.ts';

const marks = { guide: (text: string) => <PageLink to={paths.developers()}>{text}</PageLink> };

/** What the programs of a person need: the tokens by which they act, and the addresses that are told what happens. */
export const DeveloperSettingsPage = () => (
  <Narrow>
    <noscript>{developerSettingsText.withoutScript}</noscript>
    <SignedInPage
      icon={<CodeXml aria-hidden="true" />}
      title={developerSettingsText.title}
      loading={developerSettingsText.loading}
      signInFirst={developerSettingsText.signInFirst}
      signInWhy={developerSettingsText.signInWhy}
    >
      <Settings />
    </SignedInPage>
  </Narrow>
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
