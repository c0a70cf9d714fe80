import { MAX_THRESHOLD, MIN_THRESHOLD } from '@quorum/domain/event/constants';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../../../ui/form/Field.tsx';
import { Input } from '../../../../ui/form/Input.tsx';
import type { EventFieldsProps } from '../fields/EventFieldsProps.ts';
import { eventFormText } from '../values/eventFormValues.ts';
import type { EventFormValues } from '../values/eventFormValues.ts';

interface Props extends EventFieldsProps {
  /** Whether everything required is filled in: then a phone's keyboard can send the form from here. */
  isComplete: boolean;
}

/** How many people it takes: the last required field. */
export const ThresholdField = ({ errorOf, isComplete }: Props) => {
  const { register } = useFormContext<EventFormValues>();
  return (
    <Field
      label={eventFormText.threshold}
      required
      error={errorOf('participantThreshold')}
      hint={eventFormText.thresholdHint}
    >
      {(props) => (
        <Input
          {...props}
          {...register('participantThreshold')}
          type="number"
          inputMode="numeric"
          enterKeyHint={isComplete ? 'go' : 'done'}
          min={MIN_THRESHOLD}
          max={MAX_THRESHOLD}
          step={1}
        />
      )}
    </Field>
  );
};
