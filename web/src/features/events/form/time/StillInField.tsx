import { useFormContext } from 'react-hook-form';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { type EventFormValues, eventFormText } from '../values/eventFormValues.ts';

/** Whether those who said yes days ago are asked again. */
export const StillInField = () => {
  const { register } = useFormContext<EventFormValues>();
  return <Checkbox label={eventFormText.stillIn} hint={eventFormText.stillInHint} {...register('asksStillIn')} />;
};
