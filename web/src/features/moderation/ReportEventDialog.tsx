import { joinReason, NOTE_MAX, REPORT_REASONS, type ReportReason } from '@quorum/domain/report/reasons';
import { type SubmitEvent, useState } from 'react';
import { useReportEventMutation } from '../../generated/graphql.generated.ts';
import { readDraft, clearDraft, saveDraft } from '../../lib/drafts.ts';
import { sentence } from '../../lib/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DialogPanel } from '../../ui/dialog/DialogPanel.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Textarea } from '../../ui/form/Textarea.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { moderationText } from './moderationText.ts';

interface Props {
  event: { urlHash: string; title: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const reasons = () => REPORT_REASONS.map((value) => ({ value, label: sentence(value) }));

/** Tells the operators what is wrong with an event; needs no account. */
export const ReportEventDialog = ({ open, onOpenChange, event }: Props) => (
  <DialogPanel
    open={open}
    onOpenChange={onOpenChange}
    title={moderationText.reportTitle}
    description={`${event.title}. ${moderationText.reportHint}`}
  >
    <ReportForm urlHash={event.urlHash} onSent={() => onOpenChange(false)} />
  </DialogPanel>
);

interface ReportValues {
  reason?: ReportReason;
  note: string;
}

const BLANK: ReportValues = { note: '' };

const ReportForm = ({ urlHash, onSent }: { urlHash: string; onSent: () => void }) => {
  const { attempt, succeed } = useOutcome();
  const [report, { loading }] = useReportEventMutation();
  const about = `report ${urlHash}`;
  const [{ reason, note }, setValues] = useState(() => readDraft(about, BLANK));
  const change = (changed: Partial<ReportValues>) => {
    const values = { ...(reason && { reason }), note, ...changed };
    saveDraft(about, BLANK, values);
    setValues(values);
  };

  const send = async (submit: SubmitEvent) => {
    submit.preventDefault();
    if (!reason) return;
    const act = () => report({ variables: { urlHash, input: { reason: joinReason(reason, note) } } });
    if (!(await attempt(act, moderationText.reportFailed))) return;
    clearDraft(about);
    onSent();
    succeed(moderationText.reported);
  };

  return (
    <Stack as="form" noValidate onSubmit={(submit: SubmitEvent) => void send(submit)}>
      <RadioGroup
        label={moderationText.reason}
        layout="stacked"
        options={reasons()}
        value={reason ?? ''}
        onValueChange={(chosen) => change({ reason: chosen as ReportReason })}
      />
      <Field label={moderationText.note} hint={moderationText.noteHint}>
        {(control) => (
          <Textarea
            {...control}
            value={note}
            onChange={({ target }) => change({ note: target.value })}
            rows={3}
            maxLength={NOTE_MAX}
          />
        )}
      </Field>
      <Button type="submit" disabled={!reason} busy={loading}>
        {moderationText.send}
      </Button>
    </Stack>
  );
};
