import { FlagField } from '../fields/FlagField.tsx';
import { eventFormText } from '../values/eventFormValues.ts';

/** Whether those who said yes days ago are asked again. */
export const StillInField = () => (
  <FlagField
    name="asksStillIn"
    label={eventFormText.stillIn}
    off={{ label: eventFormText.stillInOff }}
    on={{ label: eventFormText.stillInOn, hint: eventFormText.stillInHint }}
  />
);
