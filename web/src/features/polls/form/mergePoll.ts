import type { PollContentFragment } from '../../../generated/polls.generated.ts';
import { formatPercent } from '../../../lib/formatNumber.ts';
import { meanwhileText } from '../../../messages/events/meanwhileText.generated.ts';
import { mergeFields } from '../../editing/mergeFields.ts';
import type { Merged, Question } from '../../editing/Question.ts';
import { fieldInWords, labelOf, type NameOfType, timeInWords } from '../../events/form/values/eventQuestions.ts';
import { blankEvent } from '../../events/form/values/eventFormValues.ts';
import { mergeOptions, type OptionOfBoth, takeOption } from './mergeOptions.ts';
import { endOf, type OptionRow } from './optionRows.ts';
import { stateOfPollField } from './pollChange.ts';
import { type PollFormValues, pollFormValuesOf, SHARED } from './pollFormValues.ts';
import { pollFormText } from '../../../messages/polls/pollFormText.generated.ts';

const FIELDS = [...SHARED, 'closesAt', 'isAutomatic', 'autoScheduleChance'] as const;
type Field = (typeof FIELDS)[number];

const labelOfField = (name: Field): string => {
  if (name === 'closesAt') return pollFormText.closesAt;
  if (name === 'isAutomatic') return pollFormText.whoPicks;
  if (name === 'autoScheduleChance') return pollFormText.scheduleChance;
  return labelOf(name);
};

const inWords = (values: PollFormValues, name: Field, nameOfType: NameOfType): string => {
  if (name === 'closesAt') return values.closesAt && timeInWords(values.closesAt);
  if (name === 'isAutomatic') return values.isAutomatic ? pollFormText.automatic : pollFormText.manual;
  if (name === 'autoScheduleChance') return formatPercent(values.autoScheduleChance);
  return fieldInWords({ ...blankEvent(values.timezone), ...values }, name, nameOfType);
};

const rowInWords = (row: OptionRow | undefined): string => {
  if (!row) return '';
  const start = timeInWords(`${row.day}T${row.start}`);
  return row.end === '' ? start : `${start} – ${timeInWords(endOf(row))}`;
};

const questionOfOption = (option: OptionOfBoth, before: readonly OptionRow[]): Question<PollFormValues> => ({
  name: `option ${option.id}`,
  label: meanwhileText.date({ date: rowInWords(before.find(({ id }) => id === option.id)) }),
  theirs: rowInWords(option.theirs),
  mine: rowInWords(option.mine),
  isRemoval: true,
  takeTheirs: (typed) => ({ ...typed, options: takeOption(typed.options, option) }),
});

/** What was typed into the form of `poll`, over the poll as it is now. */
export const mergePoll = (
  poll: PollContentFragment,
  mine: PollFormValues,
  present: PollContentFragment,
  nameOfType: NameOfType,
): Merged<PollFormValues> => {
  const [before, theirs] = [pollFormValuesOf(poll), pollFormValuesOf(present)];
  const { values, both } = mergeFields(FIELDS, { before, mine, theirs }, stateOfPollField);
  const options = mergeOptions({ before: before.options, mine: mine.options, theirs: theirs.options });
  const questions = [
    ...both.map((name): Question<PollFormValues> => ({
      name,
      label: labelOfField(name),
      theirs: inWords(theirs, name, nameOfType),
      mine: inWords(values, name, nameOfType),
      takeTheirs: (typed) => ({ ...typed, [name]: theirs[name] }),
    })),
    ...options.both.map((option) => questionOfOption(option, before.options)),
  ];
  return { values: { ...values, options: options.rows }, questions };
};
