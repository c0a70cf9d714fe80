import { Download, UserX } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PanelEntry } from '../../ui/menu/PanelEntry.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { useSession } from '../session/useSession.ts';
import { saveFile } from '../../lib/browser/saveFile.ts';
import { accountText } from '../../messages/people/accountText.generated.ts';

const Group = styled.div`
  display: grid;
`;

/** Saves a file of all that is stored about the person with this token. @throws when it could not be fetched */
const downloadMyData = async (idToken: string): Promise<void> => {
  const response = await fetch('/api/me/data', { headers: { authorization: `Bearer ${idToken}` } });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  saveFile('quorum-data.json', await response.blob());
};

interface Props {
  /** A button, and a dialog that confirms the deletion of the account. */
  onDelete: () => void;
}

/** Taking one's data along, and going. */
export const AccountActions = ({ onDelete }: Props) => {
  const { getIdToken } = useSession();
  const { attempt } = useOutcome();
  const [isBusy, setIsBusy] = useState(false);

  const download = async () => {
    setIsBusy(true);
    await attempt(async () => downloadMyData((await getIdToken()) ?? ''), accountText.downloadFailed);
    setIsBusy(false);
  };

  return (
    <Group role="group" aria-label={accountText.yourData}>
      <PanelEntry busy={isBusy} onClick={() => void download()}>
        <Download aria-hidden="true" />
        {accountText.download}
      </PanelEntry>
      <PanelEntry $isDangerous onClick={onDelete}>
        <UserX aria-hidden="true" />
        {accountText.delete}
      </PanelEntry>
    </Group>
  );
};
