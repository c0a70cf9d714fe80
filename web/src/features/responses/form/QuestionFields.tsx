import { answerName } from '@quorum/domain/response/answerName';
import { ANSWER_MAX } from '@quorum/domain/response/answers';
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

/** What the organiser asks of their own, with or without a script; beside each stands who reads what is said. */
export const QuestionFields = ({ questions, connect, errors }: Props) =>
  questions.map((question) => {
    const name = `answers.${answerName(question.id)}` as const;
    return (
      <Field
        key={question.id}
        label={question.text}
        required={question.isRequired}
        hint={questionsText.readers}
        error={errors[name]}
      >
        {(control) =>
          question.kind === 'TEXT' ? (
            <Input {...control} {...connect(name)} maxLength={ANSWER_MAX} autoComplete="off" />
          ) : (
            <Select {...control} {...connect(name)} options={optionsOf(question)} />
          )
        }
      </Field>
    );
  });
