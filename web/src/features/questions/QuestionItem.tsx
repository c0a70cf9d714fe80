import { QUESTION_MAX } from '@quorum/domain/organising/questions';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { FieldError } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { Textarea } from '../../ui/form/Textarea.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import type { QuestionRow } from './questionRows.ts';
import { questionsText } from './questionsText.ts';

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
  const id = useId();
  const number = index + 1;
  const textError = errorOf(`questions.${index}.text`);
  const optionsError = errorOf(`questions.${index}.options`);
  return (
    <Stack>
      <Row>
        <Input
          {...register(`questions.${index}.text`)}
          aria-label={questionsText.question({ number })}
          aria-invalid={textError !== undefined}
          aria-describedby={textError && `${id}-text`}
          maxLength={QUESTION_MAX}
          autoComplete="off"
        />
        <IconButton label={questionsText.remove({ number })} icon={<X aria-hidden="true" />} onClick={onRemove} />
      </Row>
      {textError && <FieldError id={`${id}-text`}>{textError}</FieldError>}
      <Select {...register(`questions.${index}.kind`)} label={questionsText.kind({ number })} options={kinds()} />
      {watch(`questions.${index}.kind`) === 'CHOICE' && (
        <Textarea
          {...register(`questions.${index}.options`)}
          aria-label={questionsText.options({ number })}
          aria-invalid={optionsError !== undefined}
          aria-describedby={optionsError && `${id}-options`}
          rows={3}
        />
      )}
      {optionsError && <FieldError id={`${id}-options`}>{optionsError}</FieldError>}
      <Checkbox {...register(`questions.${index}.isRequired`)} label={questionsText.required({ number })} />
    </Stack>
  );
};
