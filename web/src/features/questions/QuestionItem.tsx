import { QUESTION_MAX } from '@quorum/domain/organising/questions';
import { X } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { Textarea } from '../../ui/form/Textarea.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import type { QuestionRow } from './questionRows.ts';
import { questionsText } from '../../messages/organising/questionsText.generated.ts';

/** What a form has that holds questions. */
export interface WithQuestions {
  questions: QuestionRow[];
}

export interface QuestionErrors {
  errorOf: (name: 'questions' | `questions.${number}.text` | `questions.${number}.options`) => string | undefined;
}

const kinds = () => [
  { value: 'TEXT', label: questionsText.text },
  { value: 'CHOICE', label: questionsText.choice },
  { value: 'YES_NO', label: questionsText.yesOrNo },
];

interface Props extends QuestionErrors {
  index: number;
  onRemove: () => void;
}

/** One question: what is asked, how it is answered, and what is wrong with either. */
export const QuestionItem = ({ index, errorOf, onRemove }: Props) => {
  const { register, watch } = useFormContext<WithQuestions>();
  const number = index + 1;
  return (
    <Stack>
      <Field label={questionsText.question({ number })} error={errorOf(`questions.${index}.text`)}>
        {(control) => (
          <Row>
            <Input {...control} {...register(`questions.${index}.text`)} maxLength={QUESTION_MAX} autoComplete="off" />
            <IconButton label={questionsText.remove({ number })} icon={<X aria-hidden="true" />} onClick={onRemove} />
          </Row>
        )}
      </Field>
      <Field label={questionsText.kind({ number })}>
        {(control) => <Select {...control} {...register(`questions.${index}.kind`)} options={kinds()} />}
      </Field>
      {watch(`questions.${index}.kind`) === 'CHOICE' && (
        <Field label={questionsText.options({ number })} error={errorOf(`questions.${index}.options`)}>
          {(control) => <Textarea {...control} {...register(`questions.${index}.options`)} rows={3} />}
        </Field>
      )}
      <Checkbox {...register(`questions.${index}.isRequired`)} label={questionsText.required({ number })} />
    </Stack>
  );
};
