import { MAX_THRESHOLD, MIN_THRESHOLD } from '@quorum/domain/event/constants';
import { eventFormText } from '../../../../messages/events/eventFormText.generated.ts';
import type { EventFieldsProps } from '../fields/EventFieldsProps.ts';
import { NumberField } from '../fields/NumberField.tsx';

interface Props extends EventFieldsProps {
  /** Whether everything required is filled in: then a phone's keyboard can send the form from here. */
  isComplete: boolean;
}

/** How many people it takes: the last required field. */
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
