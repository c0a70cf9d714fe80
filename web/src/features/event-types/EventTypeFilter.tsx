import { useEffect, useEffectEvent, useRef } from 'react';
import { Select } from '../../ui/form/Select.tsx';
import { eventTypeOptions } from './eventTypeOptions.ts';
import { eventTypesText } from '../../messages/events/eventTypesText.generated.ts';
import { useEventTypes } from './useEventTypes.ts';
import { uiText } from '../../messages/uiText.generated.ts';

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
    ...(hasFailed ? [{ value: RETRY, label: `${eventTypesText.failed}. ${uiText.tryAgain}` }] : []),
  ];
  const choose = (chosen: string) => (chosen === RETRY ? retry() : onChange(chosen === ALL ? null : Number(chosen)));
  const shown = value === null ? ALL : String(value);
  const isKnown = options.some((option) => option.value === shown);
  const select = useRef<HTMLSelectElement>(null);
  // the list is the browser's own: one may have chosen before the app was there to notice
  const adoptEarlyChoice = useEffectEvent(() => {
    if (select.current && isKnown && select.current.value !== shown) choose(select.current.value);
  });
  useEffect(() => adoptEarlyChoice(), []);
  return (
    <Select
      ref={select}
      label={eventTypesText.filter}
      value={isKnown ? shown : ''}
      placeholder={isKnown ? undefined : hasFailed ? eventTypesText.failed : eventTypesText.loading}
      onChange={({ target }) => choose(target.value)}
      options={options}
      autoComplete="off"
    />
  );
};
