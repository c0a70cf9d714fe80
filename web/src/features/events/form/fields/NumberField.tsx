import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../../../ui/form/Field.tsx';
import { Input } from '../../../../ui/form/Input.tsx';
import type { EventFormValues } from '../values/eventFormValues.ts';
import type { EventFieldsProps } from './EventFieldsProps.ts';

interface Props
  extends EventFieldsProps, Pick<ComponentProps<typeof Input>, 'required' | 'min' | 'max' | 'enterKeyHint'> {
  name: 'capacity' | 'maxGuests' | 'participantThreshold' | 'rainLimit';
  label: string;
  hint: string;
}

/** A whole number, as typed. */
export const NumberField = ({ name, errorOf, label, hint, required = false, ...input }: Props) => {
  const { register } = useFormContext<EventFormValues>();
  return (
    <Field label={label} required={required} error={errorOf(name)} hint={hint}>
      {(control) => (
        <Input
          {...control}
          {...register(name)}
          type="number"
          inputMode="numeric"
          enterKeyHint="next"
          step={1}
          {...input}
        />
      )}
    </Field>
  );
};
