import { Select } from '../../ui/Select.tsx';
import { eventTypeOptions } from './eventTypeOptions.ts';
import { eventTypesText } from './eventTypesText.ts';
import { useEventTypes } from './useEventTypes.ts';

const ALL = 'all';

interface Props {
  /** The id of the type that is shown, null for all. */
  value: number | null;
  onChange: (eventTypeId: number | null) => void;
}

/** The dropdown above the home lists. */
export const EventTypeFilter = ({ value, onChange }: Props) => {
  const { types } = useEventTypes();
  const options = [{ value: ALL, label: eventTypesText.all }, ...eventTypeOptions(types ?? [])];
  return (
    <Select
      label={eventTypesText.filter}
      value={value === null ? ALL : String(value)}
      onValueChange={(chosen) => onChange(chosen === ALL ? null : Number(chosen))}
      options={options}
    />
  );
};
