import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { popoverItemStyle, popoverStyle } from '../menu/popoverStyle.ts';
import { SelectChoice, type SelectOption } from './SelectChoice.tsx';
import { selectTriggerStyle } from './selectStyle.ts';
import { useInertBehind } from './useInertBehind.ts';

const Trigger = styled(Radix.Trigger)`
  ${selectTriggerStyle}
`;

const Content = styled(Radix.Content)`
  ${popoverStyle}
  min-width: var(--radix-select-trigger-width);
  max-height: min(24rem, var(--radix-select-content-available-height));
`;

const Item = styled(Radix.Item)`
  ${popoverItemStyle}
  padding-inline-end: 2.25rem;
`;

const Tick = styled(Radix.ItemIndicator)`
  position: absolute;
  inset-inline-end: 0.625rem;
  color: ${({ theme }) => theme.color.primary};
`;

export interface SelectProps {
  id?: string;
  /** The accessible name, where no `<Field>` gives one. */
  label?: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SelectOption[];
  placeholder?: string;
  disabled?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string | undefined;
  'aria-required'?: boolean | undefined;
}

/** A Select that opens as soon as it is here. */
export const SelectPanel = ({
  label,
  value,
  onValueChange,
  options,
  placeholder,
  disabled,
  ...control
}: SelectProps) => {
  const chosen = options.find((option) => option.value === value);
  return (
    <Radix.Root value={value} onValueChange={onValueChange} disabled={disabled} defaultOpen>
      <Trigger aria-label={label} {...control}>
        <Radix.Value placeholder={placeholder}>{chosen && <SelectChoice {...chosen} />}</Radix.Value>
        <Radix.Icon asChild>
          <ChevronDown aria-hidden="true" />
        </Radix.Icon>
      </Trigger>
      <Radix.Portal>
        <Content position="popper" sideOffset={6} collisionPadding={12}>
          <Options options={options} />
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

const Options = ({ options }: { options: readonly SelectOption[] }) => {
  const list = useRef<HTMLDivElement>(null);
  useInertBehind(list);
  return (
    <Radix.Viewport ref={list}>
      {options.map((option) => (
        <Item key={option.value} value={option.value} textValue={option.label}>
          <Radix.ItemText>
            <SelectChoice {...option} />
          </Radix.ItemText>
          <Tick>
            <Check size={16} aria-hidden="true" />
          </Tick>
        </Item>
      ))}
    </Radix.Viewport>
  );
};
