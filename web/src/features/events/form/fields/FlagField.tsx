import { Controller, useFormContext } from 'react-hook-form';
import { RadioGroup } from '../../../../ui/form/RadioGroup.tsx';
import type { EventFormValues } from '../values/eventFormValues.ts';

interface Choice {
  label: string;
  hint?: string;
}

interface Props {
  name: 'isPrivate' | 'isGuestListHidden' | 'isRecurring';
  label: string;
  off: Choice;
  on: Choice;
  onChoose?: (isOn: boolean) => void;
}

/** One of two things, each in its own words. */
export const FlagField = ({ name, label, off, on, onChoose }: Props) => {
  const { control } = useFormContext<EventFormValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <RadioGroup
          label={label}
          options={[
            { value: 'off', ...off },
            { value: 'on', ...on },
          ]}
          value={field.value ? 'on' : 'off'}
          onValueChange={(value) => {
            field.onChange(value === 'on');
            onChoose?.(value === 'on');
          }}
        />
      )}
    />
  );
};
