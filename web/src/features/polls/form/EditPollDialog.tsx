import type { PollDraft } from '@quorum/domain/poll/draft';
import { useMemo } from 'react';
import {
  type PollContentFragment,
  PollDetailDocument,
  useUpdatePollMutation,
} from '../../../generated/polls.generated.ts';
import { refreshPolls } from '../../../lib/api/refreshEvents.ts';
import { DialogPanel } from '../../../ui/dialog/DialogPanel.tsx';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { MeanwhileQuestions } from '../../editing/MeanwhileQuestions.tsx';
import { useRevisedEdit } from '../../editing/useRevisedEdit.ts';
import { useNameOfType } from '../../event-types/useNameOfType.ts';
import { eventActionsText } from '../../../messages/events/eventActionsText.generated.ts';
import { usePollReach } from '../usePollReach.ts';
import { mergePoll } from './mergePoll.ts';
import { changedPollDraftOf, plannedOf, toChangedPollInput, toPollChange } from './pollChange.ts';
import { PollForm } from './PollForm.tsx';
import { type PollFormValues, pollFormValuesOf } from './pollFormValues.ts';
import { pollFormText } from '../../../messages/polls/pollFormText.generated.ts';
import type { OpenState } from '../../../ui/dialog/OpenState.ts';

interface Props extends OpenState {
  poll: PollContentFragment;
}

export const EditPollDialog = ({ poll, open, onOpenChange }: Props) => (
  <DialogPanel open={open} onOpenChange={onOpenChange} title={pollFormText.editTitle}>
    <EditPoll poll={poll} onSaved={() => onOpenChange(false)} />
  </DialogPanel>
);

const EditPoll = ({ poll, onSaved }: { poll: PollContentFragment; onSaved: () => void }) => {
  const { succeed } = useOutcome();
  const nameOfType = useNameOfType();
  const [updatePoll, { client }] = useUpdatePollMutation();
  const { urlHash } = poll;
  const { moved: readers } = usePollReach(urlHash);
  const edit = useRevisedEdit<PollContentFragment, PollFormValues, PollDraft>(poll, {
    about: `poll ${urlHash}`,
    valuesOf: pollFormValuesOf,
    draftOf: changedPollDraftOf,
    merge: (saved, mine, theirs) => mergePoll(saved, mine, theirs, nameOfType),
    send: (saved, values, draft) => updatePoll({ variables: { urlHash, input: toPollChange(saved, values, draft) } }),
    async load() {
      const query = { query: PollDetailDocument, variables: { urlHash }, context: { auth: true } };
      return (await client.query({ ...query, fetchPolicy: 'network-only' })).data?.poll ?? null;
    },
    failed: pollFormText.updateFailed,
    onSaved() {
      onSaved();
      refreshPolls(client);
      succeed(pollFormText.updated);
    },
  });
  const { saved } = edit;
  const planned = useMemo(() => plannedOf(saved), [saved]);
  const toInput = useMemo(() => (values: PollFormValues) => toChangedPollInput(saved, values), [saved]);

  return (
    <Stack gap="lg">
      <MeanwhileQuestions questions={edit.questions} isBusy={edit.isBusy} onAnswer={edit.answer} />
      <PollForm
        key={edit.round}
        defaults={edit.defaults}
        toInput={toInput}
        planned={planned}
        isBegun={edit.isBegun}
        onSubmit={edit.submit}
        onChange={edit.look}
        label={eventActionsText.save}
        busyLabel={eventActionsText.saving}
      >
        {readers > 0 && <p>{pollFormText.moveIsTold(readers)}</p>}
      </PollForm>
    </Stack>
  );
};
