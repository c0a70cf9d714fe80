import { QUESTIONS_MAX } from '@quorum/domain/organising/questions';
import { Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../ui/button/Button.tsx';
import { FieldError, FieldHint, FieldLabel } from '../../ui/form/Field.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { QuestionItem, type QuestionErrors, type WithQuestions } from './QuestionItem.tsx';
import { BLANK_QUESTION } from './questionRows.ts';
import { questionsText } from './questionsText.ts';

const Add = styled(Button)`
  justify-self: start;
`;

/** What the organiser asks of their own, in the form of an event. */
export const QuestionsField = ({ errorOf }: QuestionErrors) => {
  const { control } = useFormContext<WithQuestions>();
  const { fields, append, remove } = useFieldArray({ control, name: 'questions' });
  const group = useRef<HTMLDivElement>(null);
  const id = useId();
  const error = errorOf('questions');

  const removeAt = (index: number) => {
    remove(index);
    // the button that was pressed is gone
    group.current?.focus();
  };
  return (
    <Stack
      ref={group}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
    >
      <FieldLabel as="span" id={id}>
        {questionsText.questions}
      </FieldLabel>
      <FieldHint id={`${id}-hint`}>{questionsText.hint({ max: QUESTIONS_MAX })}</FieldHint>
      {fields.map((field, index) => (
        <QuestionItem key={field.id} index={index} errorOf={errorOf} onRemove={() => removeAt(index)} />
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {fields.length < QUESTIONS_MAX && (
        <Add variant="outline" size="sm" onClick={() => append(BLANK_QUESTION)}>
          <Plus aria-hidden="true" />
          {questionsText.add}
        </Add>
      )}
    </Stack>
  );
};
