import { MAX_GUESTS } from '@quorum/domain/event/constants';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../../../ui/form/Field.tsx';
import { Input } from '../../../../ui/form/Input.tsx';
import { CapacityField } from './CapacityField.tsx';
import type { EventFieldsProps } from '../fields/EventFieldsProps.ts';
import { eventFormText } from '../values/eventFormValues.ts';
import type { EventFormValues } from '../values/eventFormValues.ts';
import { FormatsField } from './FormatsField.tsx';
import { WaitlistRuleField } from './WaitlistRuleField.tsx';

/** How many can come, with whom, and what is played then. */
export const PlacesFields = ({ errorOf }: EventFieldsProps) => {
  const { register } = useFormContext<EventFormValues>();
  return (
    <>
      <CapacityField errorOf={errorOf} />
      <WaitlistRuleField />
      <Field label={eventFormText.maxGuests} error={errorOf('maxGuests')} hint={eventFormText.maxGuestsHint}>
        {(props) => (
          <Input
            {...props}
            {...register('maxGuests')}
            type="number"
            inputMode="numeric"
            enterKeyHint="next"
            min={0}
            max={MAX_GUESTS}
            step={1}
          />
        )}
      </Field>
      <FormatsField errorOf={errorOf} />
    </>
  );
};
