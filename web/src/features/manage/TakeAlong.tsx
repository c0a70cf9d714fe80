import { FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../lib/browser/saveFile.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { useSession } from '../session/useSession.ts';
import { manageText } from '../../messages/organising/manageText.generated.ts';

/** Those of a date, or who came when to its series: called as their files are. */
type Table = 'participants' | 'attendance';

const LABELS: Readonly<Record<Table, () => string>> = {
  participants: () => manageText.csv,
  attendance: () => manageText.seriesCsv,
};

interface Props {
  urlHash: string;
  tables: readonly Table[];
}

/** Lists as tables, and on paper. */
export const TakeAlong = ({ urlHash, tables }: Props) => {
  const { getIdToken } = useSession();
  const { attempt } = useOutcome();
  const [busy, setBusy] = useState<Table | null>(null);

  const save = async (name: Table) => {
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
    setBusy(null);
  };

  return (
    <>
      {tables.map((table) => (
        <Button key={table} variant="outline" size="sm" busy={busy === table} onClick={() => void save(table)}>
          <FileDown aria-hidden="true" size={18} />
          {LABELS[table]()}
        </Button>
      ))}
      <Button variant="outline" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={18} />
        {manageText.print}
      </Button>
    </>
  );
};
