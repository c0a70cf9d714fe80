import type { PollDraft } from '@quorum/domain/poll/draft';
import { DateTime } from 'luxon';
import { useState } from 'react';
import type { PollContentFragment } from '../../../generated/graphql.generated.ts';
import { DialogPanel } from '../../../ui/dialog/DialogPanel.tsx';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { eventActionsText } from '../../events/eventActionsText.ts';
import { pollFormText, pollFormValuesOf } from './pollFormValues.ts';
import { PollForm } from './PollForm.tsx';
import { useUpdatePoll } from './useSavePoll.ts';

interface Props {
  poll: PollContentFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const utc = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' });

export const EditPollDialog = ({ poll, open, onOpenChange }: Props) => (
  <DialogPanel open={open} onOpenChange={onOpenChange} title={pollFormText.editTitle}>
    <EditPoll poll={poll} onSaved={() => onOpenChange(false)} />
  </DialogPanel>
);

const EditPoll = ({ poll, onSaved }: { poll: PollContentFragment; onSaved: () => void }) => {
  const { attempt, succeed } = useOutcome();
  const updatePoll = useUpdatePoll(poll.urlHash);
  const [defaults] = useState(() => pollFormValuesOf(poll));
  const [planned] = useState(() => ({
    options: poll.options.map(({ date }) => ({ date: utc(date) })),
    closesAt: utc(poll.closesAt),
  }));

  const save = async (draft: PollDraft) => {
    if (!(await attempt(() => updatePoll(draft), pollFormText.updateFailed))) return;
    onSaved();
    succeed(pollFormText.updated);
  };

  return (
    <PollForm
      defaults={defaults}
      planned={planned}
      onSubmit={save}
      label={eventActionsText.save}
      busyLabel={eventActionsText.saving}
    />
  );
};
