import { ArrowLeft, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { useResponseNotificationsQuery } from '../../generated/later.generated.ts';
import { refusalCode } from '../../lib/api/refusalCode.ts';
import { rememberedResponses } from '../../lib/browser/rememberedTokens.ts';
import { paths } from '../../lib/paths.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { MessagePage } from '../../ui/feedback/MessagePage.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Preferences } from './Preferences.tsx';
import { preferencesText } from '../../messages/people/preferencesText.generated.ts';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';

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
      {!data && <NotLoaded {...{ error, refetch }} loading={preferencesText.loading} failed={preferencesText.failed} />}
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
