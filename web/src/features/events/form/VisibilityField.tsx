import { Controller, useFormContext } from 'react-hook-form';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { eventFormText } from './eventFormValues.ts';
import type { EventFormValues } from './eventFormValues.ts';

const visibilities = () => [
  { value: 'public', label: eventFormText.public, hint: eventFormText.publicHint },
  { value: 'private', label: eventFormText.private, hint: eventFormText.privateHint },
];

/** Who may see it. */
export const VisibilityField = () => {
  const { control } = useFormContext<EventFormValues>();
  return (
    <Controller
      control={control}
      name="isPrivate"
      render={({ field }) => (
        <RadioGroup
          label={eventFormText.visibility}
          options={visibilities()}
          value={field.value ? 'private' : 'public'}
          onValueChange={(value) => field.onChange(value === 'private')}
        />
      )}
    />
  );
};
