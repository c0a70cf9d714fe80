import type { ImportPlan } from '@quorum/domain/poll/table/planImport';
import type { ImportAnswers, ImportQuestion } from '@quorum/domain/poll/table/readTable';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { describeWhen } from '../../events/time/describeWhen.ts';
import { pollImportText } from '../../../messages/polls/pollImportText.generated.ts';

interface Props {
  plan: ImportPlan;
  answers: ImportAnswers;
  timezone: string;
  onAnswer: (answers: ImportAnswers) => void;
}

/** What a table leaves open: the likely reading is used, and the organiser confirms or corrects it. */
export const ImportQuestions = ({ plan, answers, timezone, onAnswer }: Props) => {
  const isAsked = (question: ImportQuestion) => plan.questions.includes(question) || answers[question] != null;
  const asked = (question: ImportQuestion) => ({
    layout: 'stacked' as const,
    value: String(plan.answers[question]),
    onValueChange: (value: string) => onAnswer({ ...answers, [question]: value === 'true' }),
  });
  const [first] = plan.options;
  const date = first ? describeWhen({ date: first.date.toISO() ?? '', timezone }).day : '';
  const isDayFirst = plan.answers.dayFirst === true;
  return (
    <>
      {isAsked('dayFirst') && (
        <RadioGroup
          {...asked('dayFirst')}
          label={pollImportText.dayOrder}
          options={[
            { value: 'true', label: isDayFirst ? pollImportText.dayFirst({ date }) : pollImportText.orDayFirst },
            { value: 'false', label: isDayFirst ? pollImportText.orMonthFirst : pollImportText.monthFirst({ date }) },
          ]}
        />
      )}
      {isAsked('twoIsYes') && (
        <RadioGroup
          {...asked('twoIsYes')}
          label={pollImportText.twoMeaning}
          options={[
            { value: 'true', label: pollImportText.twoIsYes },
            { value: 'false', label: pollImportText.twoIsMaybe },
          ]}
        />
      )}
    </>
  );
};
