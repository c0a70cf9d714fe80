import { RECURRENCE_FREQUENCIES, type RecurrenceFrequency } from '@quorum/domain/event/constants';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '../../ui/Field.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Select } from '../../ui/Select.tsx';
import type { EventFormValues } from './eventFormValues.ts';

const YES_OR_NO = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

const LABELS: Record<RecurrenceFrequency, string> = { weekly: 'Weekly', biweekly: 'Biweekly', monthly: 'Monthly' };
const FREQUENCIES = RECURRENCE_FREQUENCIES.map((value) => ({ value, label: LABELS[value] }));

/** Once, or again and again. */
export const RecurrenceFields = ({ error }: { error: string | undefined }) => {
  const { control, setValue, watch } = useFormContext<EventFormValues>();

  const setRecurring = (isRecurring: boolean) => {
    setValue('isRecurring', isRecurring, { shouldDirty: true, shouldValidate: true });
    if (!isRecurring) setValue('recurrenceFrequency', '', { shouldDirty: true, shouldValidate: true });
  };

  return (
    <>
      <Controller
        control={control}
        name="isRecurring"
        render={({ field }) => (
          <RadioGroup
            label="Recurring Event"
            options={YES_OR_NO}
            value={field.value ? 'yes' : 'no'}
            onValueChange={(value) => setRecurring(value === 'yes')}
          />
        )}
      />
      {watch('isRecurring') && (
        <Field label="Recurrence Frequency" required error={error}>
          {(props) => (
            <Controller
              control={control}
              name="recurrenceFrequency"
              render={({ field }) => (
                <Select
                  {...props}
                  value={field.value}
                  onValueChange={field.onChange}
                  options={FREQUENCIES}
                  placeholder="Choose how often"
                />
              )}
            />
          )}
        </Field>
      )}
    </>
  );
};
