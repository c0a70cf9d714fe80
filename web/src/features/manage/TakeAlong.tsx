import { FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../lib/browser/saveFile.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { useSession } from '../session/useSession.ts';
import { manageText } from './manageText.ts';

interface Props {
  urlHash: string;
  isSeries: boolean;
}

/** The list as a table, and on paper. */
export const TakeAlong = ({ urlHash, isSeries }: Props) => {
  const { getIdToken } = useSession();
  const { attempt } = useOutcome();
  const [busy, setBusy] = useState('');

  const save = async (name: string) => {
    setBusy(name);
    const load = async () => {
      const token = await getIdToken();
      const answer = await fetch(`/api/events/${urlHash}/${name}.csv`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      if (!answer.ok) throw new Error(`${answer.status}`);
      saveFile(`${name}.csv`, await answer.blob());
    };
    await attempt(load, manageText.csvFailed);
    setBusy('');
  };

  return (
    <>
      <Button variant="outline" size="sm" busy={busy === 'participants'} onClick={() => void save('participants')}>
        <FileDown aria-hidden="true" size={18} />
        {manageText.csv}
      </Button>
      {isSeries && (
        <Button variant="outline" size="sm" busy={busy === 'attendance'} onClick={() => void save('attendance')}>
          <FileDown aria-hidden="true" size={18} />
          {manageText.seriesCsv}
        </Button>
      )}
      <Button variant="outline" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={18} />
        {manageText.print}
      </Button>
    </>
  );
};
