import { MAX_CAPACITY, MAX_GUESTS } from '@quorum/domain/event/constants';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../../ui/form/Field.tsx';
import { Input } from '../../../ui/form/Input.tsx';
import { Textarea } from '../../../ui/form/Textarea.tsx';
import type { EventFieldsProps } from './EventFieldsProps.ts';
import { eventFormText } from './eventFormValues.ts';
import type { EventFormValues } from './eventFormValues.ts';

/** How many can come, with whom, and what is played then. */
export const PlacesFields = ({ errorOf }: EventFieldsProps) => {
  const { register } = useFormContext<EventFormValues>();
  return (
    <>
      <Field label={eventFormText.capacity} error={errorOf('capacity')} hint={eventFormText.capacityHint}>
        {(props) => (
          <Input {...props} {...register('capacity')} type="number" inputMode="numeric" max={MAX_CAPACITY} step={1} />
        )}
      </Field>
      <Field label={eventFormText.maxGuests} error={errorOf('maxGuests')} hint={eventFormText.maxGuestsHint}>
        {(props) => (
          <Input
            {...props}
            {...register('maxGuests')}
            type="number"
            inputMode="numeric"
            min={0}
            max={MAX_GUESTS}
            step={1}
          />
        )}
      </Field>
      <Field label={eventFormText.formats} error={errorOf('formats')} hint={eventFormText.formatsHint}>
        {(props) => <Textarea {...props} {...register('formats')} rows={3} placeholder={'10 5v5\n12 6v6'} />}
      </Field>
    </>
  );
};
