import { ArrowLeft, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { useResponseNotificationsQuery } from '../../generated/later.generated.ts';
import { refusalCode } from '../../lib/api/refusalCode.ts';
import { rememberedResponses } from '../../lib/browser/rememberedTokens.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { MessagePage } from '../../ui/feedback/MessagePage.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Preferences } from './Preferences.tsx';
import { preferencesText } from './preferencesText.ts';

const NOT_THEIRS = ['FORBIDDEN', 'NOT_FOUND'];

interface Props {
  urlHash: string;
  participantId: string;
  /** Of the mail by whose link one has come; null where this browser must have one. */
  token: string | null;
}

const BackToEvent = ({ urlHash }: Pick<Props, 'urlHash'>) => (
  <LinkButton to={paths.event(urlHash)} variant="ghost" size="sm">
    <ArrowLeft aria-hidden="true" />
    {preferencesText.backToEvent}
  </LinkButton>
);

/** How somebody is told about the event of a response: its owner, by the token that this browser has, or by a mail about it. */
export const ResponsePreferences = ({ urlHash, participantId, token }: Props) => {
  const [responseToken] = useState(() => token ?? rememberedResponses.tokenOf(participantId));
  const owner = { urlHash, participantId, responseToken };
  const { data, error, refetch } = useResponseNotificationsQuery({
    variables: owner,
    fetchPolicy: 'no-cache',
    context: { auth: true, isSecret: true },
  });
  if (NOT_THEIRS.includes(refusalCode(error) ?? ''))
    return (
      <MessagePage
        icon={<ShieldOff aria-hidden="true" />}
        title={preferencesText.noProof}
        actions={<BackToEvent urlHash={urlHash} />}
      >
        {preferencesText.noProofWhy}
      </MessagePage>
    );
  return (
    <>
      <PageHeader
        title={preferencesText.title}
        lead={preferencesText.leadOfEvent}
        back={<BackToEvent urlHash={urlHash} />}
      />
      {!data && !error && <Spinner label={preferencesText.loading} isWholePage />}
      {!data && error && (
        <Alert title={preferencesText.failed}>
          <Button variant="outline" size="sm" onClick={() => void refetch().catch(() => undefined)}>
            {preferencesText.tryAgain}
          </Button>
        </Alert>
      )}
      {data && (
        <Preferences
          loaded={data.notifications}
          owner={owner}
          muting={({ chosen, save }) => (
            <Checkbox
              label={preferencesText.muteEvent}
              hint={preferencesText.muteHint}
              checked={chosen.isMuted === true}
              onChange={({ target }) => void save({ isMuted: target.checked })}
            />
          )}
        />
      )}
    </>
  );
};
