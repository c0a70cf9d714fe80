import { type PollDraft, type PollDraftInput, pollDraftAt } from '@quorum/domain/poll/draft';
import { pick } from '@quorum/domain/pick';
import { DateTime } from 'luxon';
import type { PollContentFragment } from '../../../generated/polls.generated.ts';
import { isSame } from '../../editing/mergeFields.ts';
import { inZone } from '../../events/form/values/eventChange.ts';
import type { OptionRow } from './optionRows.ts';
import { type PollFormValues, pollFormValuesOf, SHARED, toPollDraftInput, toPollInput } from './pollFormValues.ts';

// A poll has more than its form shows, such as the seconds of a date: what nobody has changed stays as it is stored.

const SENT = [...SHARED, 'options', 'closesAt', 'autoScheduleChance'] as const;
type Sent = (typeof SENT)[number];

/** The value of an option, without what else belongs to its row. */
export const stateOfRow = ({ id, day, start, end, extraDays = 0 }: OptionRow) => [id, day, start, end, extraDays];

/** The value of a field; a time has another value in another time zone. */
export const stateOfPollField = (values: PollFormValues, name: Sent | 'isAutomatic'): unknown => {
  if (name === 'options') return [values.timezone, ...values.options.map(stateOfRow)];
  if (name === 'closesAt') return values.closesAt && `${values.closesAt} ${values.timezone}`;
  return values[name];
};

const isChanged = (opened: PollFormValues, values: PollFormValues, name: Sent): boolean => {
  if (name === 'autoScheduleChance' && !isSame(opened.isAutomatic, values.isAutomatic)) return true;
  return !isSame(stateOfPollField(opened, name), stateOfPollField(values, name));
};

/** The fields that have changed since the form was opened. */
const changedFields = (poll: PollContentFragment, values: PollFormValues): Sent[] => {
  const opened = pollFormValuesOf(poll);
  return SENT.filter((name) => isChanged(opened, values, name));
};

type Option = NonNullable<PollDraftInput['options']>[number];

/** The stored value of an option whose row has not changed since the form was opened. */
const asStored = (poll: PollContentFragment, values: PollFormValues) => {
  const opened = new Map(pollFormValuesOf(poll).options.map((row) => [row.id, row]));
  const stored = new Map(poll.options.map((option) => [option.id, option]));
  return (row: OptionRow, typed: Option): Option => {
    const [was, option] = [opened.get(row.id), stored.get(row.id ?? '')];
    if (!was || !option || row.day !== was.day || row.start !== was.start) return typed;
    const here = (iso: string) => inZone(iso, poll.timezone, values.timezone);
    const isEndSame = isSame(stateOfRow(row), stateOfRow(was));
    return {
      id: row.id,
      date: here(option.date),
      endTime: isEndSame ? option.endTime && here(option.endTime) : typed.endTime,
    };
  };
};

/** The poll with what was changed in its form, as the domain's `pollDraft` takes it. */
export const toChangedPollInput = (poll: PollContentFragment, values: PollFormValues): Partial<PollDraftInput> => {
  const opened = pollFormValuesOf(poll);
  const typed = toPollDraftInput(values);
  const keep = asStored(poll, values);
  const { chosenClosesAt } = poll;
  const isEndKept = chosenClosesAt !== null && values.closesAt === opened.closesAt;
  return {
    ...pick(poll, [...SHARED, 'autoScheduleChance']),
    ...pick(typed, changedFields(poll, values)),
    options: typed.options?.map((option, place) => {
      const row = values.options[place];
      return row ? keep(row, option) : option;
    }),
    closesAt: isEndKept ? inZone(chosenClosesAt, poll.timezone, values.timezone) : typed.closesAt,
  };
};

const utc = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' });

/** The times of a poll that exists: they may be over. */
export const plannedOf = (poll: PollContentFragment) => ({
  options: poll.options.map(({ date }) => ({ date: utc(date) })),
  closesAt: utc(poll.closesAt),
});

/** What the rules make of it; null where they refuse it. */
export const changedPollDraftOf = (poll: PollContentFragment, values: PollFormValues): PollDraft | null =>
  pollDraftAt(DateTime.now(), plannedOf(poll)).safeParse(toChangedPollInput(poll, values)).data ?? null;

/** What `updatePoll` takes: what was changed, and of which revision. */
export const toPollChange = (poll: PollContentFragment, values: PollFormValues, draft: PollDraft) => ({
  revision: poll.revision,
  ...pick(toPollInput(draft), changedFields(poll, values)),
});
