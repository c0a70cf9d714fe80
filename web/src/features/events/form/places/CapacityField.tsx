import { MAX_CAPACITY } from '@quorum/domain/event/constants';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../../../ui/form/Field.tsx';
import { Input } from '../../../../ui/form/Input.tsx';
import type { EventFieldsProps } from '../fields/EventFieldsProps.ts';
import { eventFormText } from '../values/eventFormValues.ts';
import type { EventFormValues } from '../values/eventFormValues.ts';

/** How many can come; empty without a limit. */
export const CapacityField = ({ errorOf }: EventFieldsProps) => {
  const { register } = useFormContext<EventFormValues>();
  return (
    <Field label={eventFormText.capacity} error={errorOf('capacity')} hint={eventFormText.capacityHint}>
      {(props) => (
        <Input
          {...props}
          {...register('capacity')}
          type="number"
          inputMode="numeric"
          enterKeyHint="next"
          max={MAX_CAPACITY}
          step={1}
        />
      )}
    </Field>
  );
};
