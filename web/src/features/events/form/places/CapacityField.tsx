import { MAX_CAPACITY } from '@quorum/domain/event/constants';
import { eventFormText } from '../../../../messages/events/eventFormText.generated.ts';
import type { EventFieldsProps } from '../fields/EventFieldsProps.ts';
import { NumberField } from '../fields/NumberField.tsx';

/** How many can come; empty without a limit. */
export const CapacityField = ({ errorOf }: EventFieldsProps) => (
  <NumberField
    name="capacity"
    label={eventFormText.capacity}
    hint={eventFormText.capacityHint}
    max={MAX_CAPACITY}
    errorOf={errorOf}
  />
);
