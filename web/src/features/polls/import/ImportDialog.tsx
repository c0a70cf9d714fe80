import { DomainError } from '@quorum/domain/errors';
import { importCsv } from '@quorum/domain/poll/importCsv';
import { DateTime } from 'luxon';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { PollFragment } from '../../../generated/graphql.generated.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DialogPanel } from '../../../ui/dialog/DialogPanel.tsx';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Textarea } from '../../../ui/form/Textarea.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { describeWhen } from '../../events/time/describeWhen.ts';
import { voteText } from '../grid/likelihoods.ts';
import { pollsText } from '../pollsText.ts';
import { useImportVotes } from './useImportVotes.ts';

/** A person sees from the first ones whether the table was understood. */
const PREVIEWED = 5;

const Preview = styled.div`
  overflow: auto;
  font-size: ${({ theme }) => theme.font.size.sm};

  th,
  td {
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.sm}`};
    border-block-end: 1px solid ${({ theme }) => theme.color.border};
    text-align: start;
    white-space: nowrap;
  }
`;

const read = (text: string, timezone: string, now: number) => {
  try {
    return { table: importCsv(text, { timezone, now: DateTime.fromMillis(now) }) };
  } catch (error) {
    if (error instanceof DomainError) return { problem: error.message };
    throw error;
  }
};

interface Props {
  poll: PollFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Votes of another poll are pasted, looked at, and brought along. */
export const ImportDialog = ({ poll, open, onOpenChange }: Props) => {
  const { timezone } = poll;
  const now = useNow();
  const { attempt, succeed } = useOutcome();
  const importVotes = useImportVotes(poll);
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { table, problem } = useMemo(
    () => (text.trim() === '' ? {} : read(text, timezone, now)) as Partial<ReturnType<typeof read>>,
    [text, timezone, now],
  );

  const bringAlong = async () => {
    if (!table) return;
    setIsBusy(true);
    const isIn = await attempt(() => importVotes(text), pollsText.importFailed);
    setIsBusy(false);
    if (!isIn) return;
    onOpenChange(false);
    succeed(pollsText.imported(table.voters.length));
  };

  return (
    <DialogPanel open={open} onOpenChange={onOpenChange} title={pollsText.importTitle}>
      <Stack>
        <Field label={pollsText.importTable} hint={pollsText.importHint} error={problem}>
          {(props) => <Textarea {...props} value={text} rows={6} onChange={({ target }) => setText(target.value)} />}
        </Field>
        {table && (
          <Preview role="region" aria-label={pollsText.importPreview} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{pollsText.voters(table.voters.length)}</th>
                  {table.options.map(({ date }, place) => {
                    const when = describeWhen({ date: date.toISO() ?? '', timezone }, null);
                    return (
                      <th key={place} scope="col">
                        {when.day}, {when.time}
                      </th>
                    );
                  })}
                </tr>
              </thead>
              <tbody>
                {table.voters.slice(0, PREVIEWED).map(({ name, votes }, row) => (
                  <tr key={row}>
                    <th scope="row">{name}</th>
                    {votes.map((vote, place) => (
                      <td key={place}>{voteText(vote ?? undefined)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Preview>
        )}
        <Button disabled={!table} busy={isBusy} onClick={() => void bringAlong()}>
          {pollsText.bringAlong}
        </Button>
      </Stack>
    </DialogPanel>
  );
};
