import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { lazyComponent } from '../../lib/lazy.tsx';
import { SelectChoice } from './SelectChoice.tsx';
import type { SelectProps } from './SelectPanel.tsx';
import { selectTriggerStyle } from './selectStyle.ts';

const Panel = lazyComponent(async () => (await import('./SelectPanel.tsx')).SelectPanel);

const Trigger = styled.button`
  ${selectTriggerStyle}
`;

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

/** One of a few. An empty `value` shows the placeholder. Until it is opened for the first time it is a box alone. */
export const Select = (props: SelectProps) => {
  const [hasOpened, setHasOpened] = useState(false);
  const box = <ClosedSelect {...props} onOpen={() => setHasOpened(true)} />;
  return hasOpened ? <Panel {...props} fallback={box} /> : box;
};

interface ClosedSelectProps extends SelectProps {
  onOpen: () => void;
}

const ClosedSelect = ({
  label,
  value,
  options,
  placeholder,
  onOpen,
  onValueChange: _onceOpen,
  ...control
}: ClosedSelectProps) => {
  const chosen = options.find((option) => option.value === value);
  const openByKey = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Trigger
      {...control}
      type="button"
      role="combobox"
      aria-label={label}
      aria-expanded={false}
      aria-autocomplete="none"
      data-placeholder={chosen ? undefined : ''}
      onClick={onOpen}
      onKeyDown={openByKey}
    >
      <span>{chosen ? <SelectChoice {...chosen} /> : placeholder}</span>
      <ChevronDown aria-hidden="true" />
    </Trigger>
  );
};
