import { RECURRENCE_FREQUENCIES, type RecurrenceFrequency } from '@quorum/domain/event/constants';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '../../../ui/form/Field.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { eventFormText } from './eventFormValues.ts';
import type { EventFormValues } from './eventFormValues.ts';

const yesOrNo = () => [
  { value: 'no', label: eventFormText.no },
  { value: 'yes', label: eventFormText.yes },
];

const labelOf = (frequency: RecurrenceFrequency) =>
  ({ weekly: eventFormText.weekly, biweekly: eventFormText.biweekly, monthly: eventFormText.monthly })[frequency];
const frequencies = () => RECURRENCE_FREQUENCIES.map((value) => ({ value, label: labelOf(value) }));

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
            label={eventFormText.recurring}
            options={yesOrNo()}
            value={field.value ? 'yes' : 'no'}
            onValueChange={(value) => setRecurring(value === 'yes')}
          />
        )}
      />
      {watch('isRecurring') && (
        <Field label={eventFormText.frequency} required error={error}>
          {(props) => (
            <Controller
              control={control}
              name="recurrenceFrequency"
              render={({ field }) => (
                <Select
                  {...props}
                  value={field.value}
                  onValueChange={field.onChange}
                  options={frequencies()}
                  placeholder={eventFormText.chooseFrequency}
                />
              )}
            />
          )}
        </Field>
      )}
    </>
  );
};
