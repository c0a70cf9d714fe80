import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { FieldLabel } from './Field.tsx';

const Root = styled.div`
  display: grid;
  gap: 0.375rem;
`;

/** Three short labels fit side by side on the narrowest phone. */
const circleAboveLabel = css`
  grid-template-columns: auto;
  justify-items: center;
  row-gap: 0.25rem;
  padding: 0.5rem;
`;

type Layout = 'auto' | 'stacked' | 'row';

const COLUMNS: Record<Layout, string> = {
  auto: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  stacked: 'minmax(0, 1fr)',
  row: 'none',
};

const Options = styled.div<{ $layout: Layout }>`
  display: grid;
  grid-template-columns: ${({ $layout }) => COLUMNS[$layout]};
  grid-auto-flow: ${({ $layout }) => ($layout === 'row' ? 'column' : 'row')};
  grid-auto-columns: minmax(max-content, 1fr);
  gap: ${({ theme }) => theme.space.sm};
`;

const Option = styled.label<{ $layout: Layout }>`
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: center;
  align-items: center;
  column-gap: 0.625rem;
  min-height: ${({ theme }) => theme.touch};
  padding: 0.5rem 0.75rem;
  border: 1px solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surface};
  cursor: pointer;

  @media (max-width: 24rem) {
    ${({ $layout }) => $layout === 'row' && circleAboveLabel}
  }

  ${({ theme }) => theme.media.mouse} {
    &:hover {
      border-color: ${({ theme }) => theme.color.text};
    }
  }

  &:has(:checked) {
    border-color: ${({ theme }) => theme.color.primary};
    background: ${({ theme }) => theme.color.primarySoft};
    color: ${({ theme }) => theme.color.onPrimarySoft};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.primary};
  }
`;

const Circle = styled.input`
  appearance: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  border: 2px solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.surface};
  cursor: pointer;

  &:checked {
    border-color: ${({ theme }) => theme.color.primary};
    background: radial-gradient(
      ${({ theme }) => theme.color.primary} 0.3125rem,
      ${({ theme }) => theme.color.surface} calc(0.3125rem + 1px)
    );
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const OptionLabel = styled.span`
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

const OptionHint = styled.span`
  grid-column: 2;
  font-size: ${({ theme }) => theme.font.size.sm};
`;

interface RadioOption {
  value: string;
  label: string;
  hint?: ReactNode;
}

interface RadioGroupProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly RadioOption[];
  disabled?: boolean;
  /** What a form calls it that is sent. */
  name?: string;
  /** `stacked`: one below the other, for long options; `row`: always side by side, for short ones. */
  layout?: Layout;
}

/** A choice may open further fields, so Enter does not submit the form. */
const ignoreEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Native radio buttons: those of Radix lose a choice when an arrow key is released early (radix-ui/primitives#4094). */
export const RadioGroup = ({
  label,
  value,
  onValueChange,
  options,
  disabled,
  name,
  layout = 'auto',
}: RadioGroupProps) => {
  const id = useId();
  const tabStop = (options.find((option) => option.value === value) ?? options[0])?.value;
  return (
    <Root role="radiogroup" aria-labelledby={id}>
      <FieldLabel as="span" id={id}>
        {label}
      </FieldLabel>
      <Options $layout={layout}>
        {options.map((option) => (
          <Option key={option.value} $layout={layout}>
            <Circle
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              // the focus trap of a dialog counts tab stops, so there is one; a form that is sent leaves them to the browser
              tabIndex={name !== undefined || option.value === tabStop ? 0 : -1}
              onKeyDown={ignoreEnter}
              onChange={() => {
                onValueChange(option.value);
              }}
              disabled={disabled}
              aria-label={option.label}
              aria-describedby={option.hint ? `${id}-${option.value}` : undefined}
            />
            <OptionLabel>{option.label}</OptionLabel>
            {option.hint && <OptionHint id={`${id}-${option.value}`}>{option.hint}</OptionHint>}
          </Option>
        ))}
      </Options>
    </Root>
  );
};
