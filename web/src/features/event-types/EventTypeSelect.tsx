import { useEventTypesQuery } from '../../generated/graphql.generated.ts';
import type { ControlProps } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { eventTypeOptions } from './eventTypeOptions.ts';

interface Props {
  /** What the surrounding Field says of its control. */
  control: ControlProps;
  /** The id of a type as text, empty while none is chosen. */
  value: string;
  onValueChange: (value: string) => void;
}

/** The required picker of the event form. */
export const EventTypeSelect = ({ control, value, onValueChange }: Props) => {
  const { data, error } = useEventTypesQuery();
  const options = eventTypeOptions(data?.eventTypes ?? []);
  return (
    <Select
      {...control}
      value={data ? value : ''}
      onValueChange={onValueChange}
      options={options}
      disabled={options.length === 0}
      placeholder={placeholder(Boolean(data), Boolean(error), options.length)}
    />
  );
};

const placeholder = (isLoaded: boolean, hasFailed: boolean, count: number) => {
  if (isLoaded) return count > 0 ? 'Choose an event type' : 'No event type found.';
  return hasFailed ? 'Error loading event types' : 'Loading event types...';
};
