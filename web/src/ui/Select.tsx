import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { styled } from 'styled-components';
import { controlStyle } from './controlStyle.ts';
import { popoverItemStyle, popoverStyle } from './popoverStyle.ts';

const Trigger = styled(Radix.Trigger)`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  text-align: left;
  cursor: pointer;

  > span:first-child {
    min-width: 0;
  }

  &[data-placeholder] > span:first-child {
    color: ${({ theme }) => theme.color.textMuted};
  }

  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
`;

const Content = styled(Radix.Content)`
  ${popoverStyle}
  min-width: var(--radix-select-trigger-width);
  max-height: min(24rem, var(--radix-select-content-available-height));
`;

const Item = styled(Radix.Item)`
  ${popoverItemStyle}
  padding-right: 2.25rem;
`;

const Tick = styled(Radix.ItemIndicator)`
  position: absolute;
  right: 0.625rem;
  color: ${({ theme }) => theme.color.primary};
`;

const Choice = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  min-width: 0;
`;

const ChoiceLabel = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Swatch = styled.span`
  flex: none;
  width: 0.75rem;
  height: 0.75rem;
  border-radius: ${({ theme }) => theme.radius.full};
  box-shadow: inset 0 0 0 1px rgb(128 128 128 / 40%);
`;

export interface SelectOption {
  value: string;
  label: string;
  /** A colour shown before the label. */
  swatch?: string;
}

interface SelectProps {
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

/** One of a few. An empty `value` shows the placeholder. */
export const Select = ({ label, value, onValueChange, options, placeholder, disabled, ...control }: SelectProps) => (
  <Radix.Root value={value} onValueChange={onValueChange} disabled={disabled}>
    <Trigger aria-label={label} {...control}>
      <Radix.Value placeholder={placeholder} />
      <Radix.Icon asChild>
        <ChevronDown aria-hidden="true" />
      </Radix.Icon>
    </Trigger>
    <Radix.Portal>
      <Content position="popper" sideOffset={6} collisionPadding={12}>
        <Radix.Viewport>
          {options.map((option) => (
            <Item key={option.value} value={option.value} textValue={option.label}>
              <Radix.ItemText>
                <Choice>
                  {option.swatch && <Swatch aria-hidden="true" style={{ background: option.swatch }} />}
                  <ChoiceLabel>{option.label}</ChoiceLabel>
                </Choice>
              </Radix.ItemText>
              <Tick>
                <Check size={16} aria-hidden="true" />
              </Tick>
            </Item>
          ))}
        </Radix.Viewport>
      </Content>
    </Radix.Portal>
  </Radix.Root>
);
