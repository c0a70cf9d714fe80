import { QUESTIONS_MAX } from '@quorum/domain/organising/questions';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { RowsField } from '../../ui/form/RowsField.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { QuestionItem, type QuestionErrors, type WithQuestions } from './QuestionItem.tsx';
import { BLANK_QUESTION } from './questionRows.ts';
import { questionsText } from '../../messages/organising/questionsText.generated.ts';

/** What the organiser asks of their own, in the form of an event. */
export const QuestionsField = ({ errorOf }: QuestionErrors) => {
  const { control } = useFormContext<WithQuestions>();
  const { fields, append, remove } = useFieldArray({ control, name: 'questions' });
  return (
    <RowsField
      label={questionsText.questions}
      hint={questionsText.hint({ max: QUESTIONS_MAX })}
      error={errorOf('questions')}
      addLabel={questionsText.add}
      onAdd={fields.length < QUESTIONS_MAX ? () => append(BLANK_QUESTION) : null}
      count={fields.length}
    >
      {fields.length > 0 && (
        <Stack gap="lg">
          {fields.map((field, index) => (
            <QuestionItem key={field.id} index={index} errorOf={errorOf} onRemove={() => remove(index)} />
          ))}
        </Stack>
      )}
    </RowsField>
  );
};
