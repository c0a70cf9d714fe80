import { DomainError } from '@quorum/domain/errors';
import { planImport, type ImportPlan } from '@quorum/domain/poll/table/planImport';
import type { ImportAnswers } from '@quorum/domain/poll/table/readTable';
import { DateTime } from 'luxon';
import { useMemo, useState } from 'react';
import type { PollFragment } from '../../../generated/polls.generated.ts';
import { sayRefusal } from '../../../lib/refusals/refusals.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DialogPanel } from '../../../ui/dialog/DialogPanel.tsx';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Textarea } from '../../../ui/form/Textarea.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportQuestions } from './ImportQuestions.tsx';
import { LeftOut } from './LeftOut.tsx';
import { pollImportText } from '../../../messages/polls/pollImportText.generated.ts';
import { useImportVotes } from './useImportVotes.ts';
import type { OpenState } from '../../../ui/dialog/OpenState.ts';

interface PlanOrProblem {
  plan?: ImportPlan;
  problem?: DomainError;
}

const planFor = (text: string, poll: PollFragment, now: number, answers: ImportAnswers): PlanOrProblem => {
  if (text.trim() === '') return {};
  const options = poll.options.map(({ id, date }) => ({ id, date: DateTime.fromISO(date) }));
  try {
    return { plan: planImport(text, { ...poll, options }, DateTime.fromMillis(now), answers) };
  } catch (error) {
    if (error instanceof DomainError) return { problem: error };
    throw error;
  }
};

interface Props extends OpenState {
  poll: PollFragment;
}

/** Votes of another poll are pasted, looked at, and brought along. */
export const ImportDialog = ({ poll, open, onOpenChange }: Props) => {
  const now = useNow();
  const { attempt, succeed } = useOutcome();
  const importVotes = useImportVotes(poll);
  const [text, setText] = useState('');
  const [answers, setAnswers] = useState<ImportAnswers>({});
  const [isBusy, setIsBusy] = useState(false);
  const { plan, problem } = useMemo(() => planFor(text, poll, now, answers), [text, poll, now, answers]);
  const people = plan?.voters.length ?? 0;

  const change = (changed: string) => {
    setText(changed);
    // another table may be of another country
    setAnswers({});
  };
  const bringAlong = async () => {
    if (!plan) return;
    setIsBusy(true);
    // as the preview has it, which is what was looked at
    const isIn = await attempt(() => importVotes(text, plan.answers), pollImportText.failed);
    setIsBusy(false);
    if (!isIn) return;
    onOpenChange(false);
    succeed(pollImportText.done(people));
  };

  return (
    <DialogPanel open={open} onOpenChange={onOpenChange} title={pollImportText.title}>
      <Stack>
        <Field label={pollImportText.table} hint={pollImportText.hint} error={problem && sayRefusal(problem)}>
          {(props) => <Textarea {...props} value={text} rows={6} onChange={({ target }) => change(target.value)} />}
        </Field>
        {plan && (
          <>
            <ImportQuestions plan={plan} answers={answers} timezone={poll.timezone} onAnswer={setAnswers} />
            {people > 0 && <ImportPreview plan={plan} timezone={poll.timezone} />}
            <LeftOut plan={plan} />
          </>
        )}
        <Button disabled={people === 0} busy={isBusy} onClick={() => void bringAlong()}>
          {pollImportText.submit(people)}
        </Button>
      </Stack>
    </DialogPanel>
  );
};
