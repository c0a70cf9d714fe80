import { ANSWER_MAX } from '@quorum/domain/response/answers';
import { answerName } from '@quorum/domain/response/formValues';
import { Field } from '../../../ui/form/Field.tsx';
import { Input } from '../../../ui/form/Input.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { questionsText } from '../../../messages/organising/questionsText.generated.ts';
import type { AskedQuestion } from '../RespondableEvent.ts';
import type { FormConnection } from './formConnection.ts';

const optionsOf = ({ kind, options }: AskedQuestion) => [
  { value: '', label: questionsText.none },
  ...(kind === 'YES_NO'
    ? [
        { value: 'YES', label: questionsText.yes },
        { value: 'NO', label: questionsText.no },
      ]
    : options.map((option) => ({ value: option, label: option }))),
];

interface Props extends FormConnection {
  questions: readonly AskedQuestion[];
}

/** Which question a refusal is about: it quotes one of them, and one may be a part of another. */
const questionOf = (refusal: string, questions: readonly AskedQuestion[]): AskedQuestion | undefined =>
  questions.filter(({ text }) => refusal.includes(text)).sort((a, b) => b.text.length - a.text.length)[0] ??
  questions[0];

/** What the organiser asks of their own, with or without a script; beside each stands who reads what is said. */
export const QuestionFields = ({ questions, connect, errors }: Props) => {
  const refused = errors.answers && questionOf(errors.answers, questions);
  return questions.map((question) => (
    <Field
      key={question.id}
      label={question.text}
      required={question.isRequired}
      hint={questionsText.readers}
      error={refused === question ? errors.answers : undefined}
    >
      {(control) =>
        question.kind === 'TEXT' ? (
          <Input
            {...control}
            {...connect(`answers.${answerName(question.id)}`)}
            maxLength={ANSWER_MAX}
            autoComplete="off"
          />
        ) : (
          <Select {...control} {...connect(`answers.${answerName(question.id)}`)} options={optionsOf(question)} />
        )
      }
    </Field>
  ));
};
