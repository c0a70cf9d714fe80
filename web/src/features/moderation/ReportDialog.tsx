import type { Reportable } from '@quorum/domain/report/constants';
import { joinReason, NOTE_MAX, REPORT_REASONS, type ReportReason } from '@quorum/domain/report/reasons';
import { useState } from 'react';
import { useReportEventMutation, useReportPollMutation } from '../../generated/later.generated.ts';
import { readDraft, clearDraft, saveDraft } from '../../lib/browser/drafts.ts';
import { wordIn } from '../../lib/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DialogPanel } from '../../ui/dialog/DialogPanel.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { SentForm } from '../../ui/form/SentForm.tsx';
import { Textarea } from '../../ui/form/Textarea.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { moderationText } from '../../messages/people/moderationText.generated.ts';
import { textsAbout } from './reportable.ts';
import type { OpenState } from '../../ui/dialog/OpenState.ts';

interface Props extends OpenState {
  about: Reportable;
  reported: { urlHash: string; title: string };
}

const reasons = () => REPORT_REASONS.map((value) => ({ value, label: wordIn('reportReasons', value) }));

/** Tells the operators what is wrong with an event or a poll; needs no account. */
export const ReportDialog = ({ open, onOpenChange, about, reported }: Props) => (
  <DialogPanel
    open={open}
    onOpenChange={onOpenChange}
    title={textsAbout(about).reportTitle}
    description={`${reported.title}. ${moderationText.reportHint}`}
  >
    <ReportForm about={about} urlHash={reported.urlHash} onSent={() => onOpenChange(false)} />
  </DialogPanel>
);

interface ReportValues {
  reason?: ReportReason;
  note: string;
}

const BLANK: ReportValues = { note: '' };

/** Sends a report of the one or the other kind. */
const useReport = (about: Reportable) => {
  const [reportEvent, { loading: isReportingEvent }] = useReportEventMutation();
  const [reportPoll, { loading: isReportingPoll }] = useReportPollMutation();
  return { report: about === 'event' ? reportEvent : reportPoll, isBusy: isReportingEvent || isReportingPoll };
};

interface FormProps {
  about: Reportable;
  urlHash: string;
  onSent: () => void;
}

const ReportForm = ({ about, urlHash, onSent }: FormProps) => {
  const { attempt, succeed } = useOutcome();
  const { report, isBusy } = useReport(about);
  const draft = `report ${urlHash}`;
  const [{ reason, note }, setValues] = useState(() => readDraft(draft, BLANK));
  const change = (changed: Partial<ReportValues>) => {
    const values = { ...(reason && { reason }), note, ...changed };
    saveDraft(draft, BLANK, values);
    setValues(values);
  };

  const send = async () => {
    if (!reason) return;
    const act = () => report({ variables: { urlHash, input: { reason: joinReason(reason, note) } } });
    if (!(await attempt(act, textsAbout(about).reportFailed))) return;
    clearDraft(draft);
    onSent();
    succeed(moderationText.reported);
  };

  return (
    <SentForm onSend={send}>
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
      <Button type="submit" disabled={!reason} busy={isBusy}>
        {moderationText.send}
      </Button>
    </SentForm>
  );
};
