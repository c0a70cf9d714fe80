import { RECURRENCE_FREQUENCIES, type RecurrenceFrequency } from '@quorum/domain/event/constants';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { FlagField } from '../fields/FlagField.tsx';
import { eventFormText } from '../../../../messages/events/eventFormText.generated.ts';
import type { EventFormValues } from '../values/eventFormValues.ts';

const labelOf = (frequency: RecurrenceFrequency) =>
  ({ weekly: eventFormText.weekly, biweekly: eventFormText.biweekly, monthly: eventFormText.monthly })[frequency];
const frequencies = () => RECURRENCE_FREQUENCIES.map((value) => ({ value, label: labelOf(value) }));

/** Once, or again and again. */
export const RecurrenceFields = ({ error }: { error: string | undefined }) => {
  const { register, setValue, watch } = useFormContext<EventFormValues>();
  const clearFrequency = () => setValue('recurrenceFrequency', '', { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <FlagField
        name="isRecurring"
        label={eventFormText.recurring}
        off={{ label: eventFormText.no }}
        on={{ label: eventFormText.yes }}
        onChoose={(isRecurring) => !isRecurring && clearFrequency()}
      />
      {watch('isRecurring') && (
        <Field label={eventFormText.frequency} required error={error}>
          {(control) => (
            <Select
              {...control}
              {...register('recurrenceFrequency')}
              options={frequencies()}
              placeholder={eventFormText.chooseFrequency}
            />
          )}
        </Field>
      )}
    </>
  );
};
