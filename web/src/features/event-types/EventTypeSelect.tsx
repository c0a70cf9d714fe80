import { styled } from 'styled-components';
import { Button } from '../../ui/button/Button.tsx';
import type { ControlProps } from '../../ui/form/Field.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { eventTypeOptions } from './eventTypeOptions.ts';
import { eventTypesText } from '../../messages/events/eventTypesText.generated.ts';
import { useEventTypes } from './useEventTypes.ts';
import { uiText } from '../../messages/uiText.generated.ts';

const Retry = styled(Button)`
  justify-self: start;
`;

interface Props {
  /** The props that the surrounding Field gives its control. */
  control: ControlProps;
  /** The id of a type as text, empty while none is chosen. */
  value: string;
  onValueChange: (value: string) => void;
}

/** The required picker of the event form. */
export const EventTypeSelect = ({ control, value, onValueChange }: Props) => {
  const { types, hasFailed, retry } = useEventTypes();
  const options = eventTypeOptions(types ?? []);
  return (
    <>
      <Select
        {...control}
        value={types ? value : ''}
        onChange={({ target }) => onValueChange(target.value)}
        options={options}
        disabled={options.length === 0}
        placeholder={placeholder(types?.length, hasFailed)}
      />
      {hasFailed && (
        <Retry variant="outline" size="sm" onClick={retry}>
          {uiText.tryAgain}
        </Retry>
      )}
    </>
  );
};

const placeholder = (count: number | undefined, hasFailed: boolean) => {
  if (count !== undefined) return count > 0 ? eventTypesText.choose : eventTypesText.none;
  return hasFailed ? eventTypesText.failed : eventTypesText.loading;
};
