import { Select } from '../../ui/form/Select.tsx';
import { eventTypeOptions } from './eventTypeOptions.ts';
import { eventTypesText } from './eventTypesText.ts';
import { useEventTypes } from './useEventTypes.ts';

const ALL = 'all';
const RETRY = 'retry';

interface Props {
  /** The id of the type that is shown, null for all. */
  value: number | null;
  onChange: (eventTypeId: number | null) => void;
}

/** The dropdown above the home lists. */
export const EventTypeFilter = ({ value, onChange }: Props) => {
  const { types, hasFailed, retry } = useEventTypes();
  const options = [
    { value: ALL, label: eventTypesText.all },
    ...eventTypeOptions(types ?? []),
    ...(hasFailed ? [{ value: RETRY, label: `${eventTypesText.failed}. ${eventTypesText.tryAgain}` }] : []),
  ];
  const choose = (chosen: string) => (chosen === RETRY ? retry() : onChange(chosen === ALL ? null : Number(chosen)));
  return (
    <Select
      label={eventTypesText.filter}
      value={value === null ? ALL : String(value)}
      onValueChange={choose}
      options={options}
    />
  );
};
