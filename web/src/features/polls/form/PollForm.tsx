import { PLAIN_TEXTS } from '@quorum/domain/event/content';
import { type PlannedPoll, type PollDraft, pollDraftAt } from '@quorum/domain/poll/draft';
import { DateTime } from 'luxon';
import { type ReactNode, useMemo } from 'react';
import { useNow } from '../../../lib/useNow.ts';
import { BasicFields } from '../../events/form/fields/BasicFields.tsx';
import { CapacityField } from '../../events/form/places/CapacityField.tsx';
import { DetailFields } from '../../events/form/fields/DetailFields.tsx';
import { OTHER_LINES } from '../../events/form/values/eventFormValues.ts';
import { GuestListField } from '../../events/form/fields/GuestListField.tsx';
import { JudgedForm } from '../../events/form/judged/JudgedForm.tsx';
import { MoreOptions } from '../../events/form/fields/MoreOptions.tsx';
import { LineFields } from '../../events/form/fields/TextFields.tsx';
import { ThresholdField } from '../../events/form/places/ThresholdField.tsx';
import { useJudgedForm } from '../../events/form/judged/useJudgedForm.ts';
import { VisibilityField } from '../../events/form/fields/VisibilityField.tsx';
import { OptionsField } from './OptionsField.tsx';
import { type PollFormValues, toPollDraftInput } from './pollFormValues.ts';
import { pollFormText } from '../../../messages/polls/pollFormText.generated.ts';
import { VotingFields } from './VotingFields.tsx';

/** What is set is shown, and so is what is wrong with it. */
const hasMore = (values: PollFormValues) =>
  values.capacity !== '' || values.isPrivate || values.isGuestListHidden || !values.isAutomatic;

interface Props {
  defaults: PollFormValues;
  /** What the form holds as `pollDraft` takes it; of a poll that exists, with what is stored of it. */
  toInput?: (values: PollFormValues) => unknown;
  /** The times of a poll that exists: they may be over. */
  planned?: PlannedPoll | null;
  onSubmit: (draft: PollDraft) => Promise<void>;
  onChange?: (values: PollFormValues) => void;
  isBegun?: boolean;
  label: string;
  busyLabel: string;
  /** What else to show before it is saved. */
  children?: ReactNode;
}

/** Create and edit a poll. The domain's `pollDraft` judges every change. */
export const PollForm = ({
  defaults,
  toInput = toPollDraftInput,
  planned = null,
  onSubmit,
  onChange,
  isBegun,
  label,
  busyLabel,
  children,
}: Props) => {
  const now = useNow();
  const schema = useMemo(() => pollDraftAt(DateTime.fromMillis(now), planned), [now, planned]);
  const judged = useJudgedForm({ schema, toInput, defaults, onChange });
  const { values, problems, errorOf } = judged;
  return (
    <JudgedForm
      judged={judged}
      onSubmit={onSubmit}
      isBegun={isBegun}
      label={label}
      busyLabel={busyLabel}
      texts={PLAIN_TEXTS.map((name) => values[name])}
      footer={children}
    >
      <BasicFields errorOf={errorOf} />
      <LineFields names={OTHER_LINES} errorOf={errorOf} />
      <ThresholdField errorOf={errorOf} isComplete={problems.size === 0} />
      <OptionsField errorOf={errorOf} />
      <MoreOptions label={pollFormText.moreOptions} opens={hasMore(values) || problems.has('closesAt')}>
        <CapacityField errorOf={errorOf} />
        <VisibilityField />
        <GuestListField />
        <VotingFields errorOf={errorOf} />
        <DetailFields errorOf={errorOf} clearsInvalidLink={false} />
      </MoreOptions>
    </JudgedForm>
  );
};
