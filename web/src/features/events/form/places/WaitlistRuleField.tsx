import { useFormContext } from 'react-hook-form';
import { RadioGroup } from '../../../../ui/form/RadioGroup.tsx';
import { waitlistRuleLabel } from '../values/eventQuestions.ts';
import { type EventFormValues } from '../values/eventFormValues.ts';
import { eventFormText } from '../../../../messages/events/eventFormText.generated.ts';

const rules = () => [
  { value: 'TAKEN_AT_ONCE', label: waitlistRuleLabel('TAKEN_AT_ONCE'), hint: eventFormText.takenAtOnceHint },
  { value: 'OFFERED_IN_ORDER', label: waitlistRuleLabel('OFFERED_IN_ORDER'), hint: eventFormText.offeredInOrderHint },
  { value: 'OFFERED_TO_ALL', label: waitlistRuleLabel('OFFERED_TO_ALL'), hint: eventFormText.offeredToAllHint },
];

/** How a free place is given to people on the waitlist. It shows once there is a limit: without one there is no waitlist. */
export const WaitlistRuleField = () => {
  const { register, watch } = useFormContext<EventFormValues>();
  if (watch('capacity').trim() === '') return null;
  return <RadioGroup {...register('waitlistRule')} label={eventFormText.waitlistRule} options={rules()} />;
};
