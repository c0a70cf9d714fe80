import { MAX_GUESTS } from '@quorum/domain/event/constants';
import { eventFormText } from '../../../../messages/events/eventFormText.generated.ts';
import type { EventFieldsProps } from '../fields/EventFieldsProps.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { CapacityField } from './CapacityField.tsx';
import { FormatsField } from './FormatsField.tsx';
import { WaitlistRuleField } from './WaitlistRuleField.tsx';

/** How many can come, with whom, and what is played then. */
export const PlacesFields = ({ errorOf }: EventFieldsProps) => (
  <>
    <CapacityField errorOf={errorOf} />
    <WaitlistRuleField />
    <NumberField
      name="maxGuests"
      label={eventFormText.maxGuests}
      hint={eventFormText.maxGuestsHint}
      min={0}
      max={MAX_GUESTS}
      errorOf={errorOf}
    />
    <FormatsField errorOf={errorOf} />
  </>
);
