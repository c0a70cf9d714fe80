import { MAX_THRESHOLD, MIN_THRESHOLD } from '@quorum/domain/event/constants';
import { eventFormText } from '../../../../messages/events/eventFormText.generated.ts';
import type { EventFieldsProps } from '../fields/EventFieldsProps.ts';
import { NumberField } from '../fields/NumberField.tsx';

interface Props extends EventFieldsProps {
  /** Whether all that an event must say is said: a phone's keyboard sends it from here. */
  isComplete: boolean;
}

/** How many it takes: the last thing that an event must say. */
export const ThresholdField = ({ errorOf, isComplete }: Props) => (
  <NumberField
    name="participantThreshold"
    label={eventFormText.threshold}
    hint={eventFormText.thresholdHint}
    required
    enterKeyHint={isComplete ? 'go' : 'done'}
    min={MIN_THRESHOLD}
    max={MAX_THRESHOLD}
    errorOf={errorOf}
  />
);
