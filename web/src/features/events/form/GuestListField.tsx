import { Controller, useFormContext } from 'react-hook-form';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { eventFormText } from './eventFormValues.ts';
import type { EventFormValues } from './eventFormValues.ts';

const guestLists = () => [
  { value: 'shown', label: eventFormText.guestListShown, hint: eventFormText.guestListShownHint },
  { value: 'hidden', label: eventFormText.guestListHidden, hint: eventFormText.guestListHiddenHint },
];

/** Who may know who comes. */
export const GuestListField = () => {
  const { control } = useFormContext<EventFormValues>();
  return (
    <Controller
      control={control}
      name="isGuestListHidden"
      render={({ field }) => (
        <RadioGroup
          label={eventFormText.guestList}
          options={guestLists()}
          value={field.value ? 'hidden' : 'shown'}
          onValueChange={(value) => field.onChange(value === 'hidden')}
        />
      )}
    />
  );
};
