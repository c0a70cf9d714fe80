import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import type { Connection } from './Connection.ts';
import { choiceStyle, RadioFrame } from './RadioFrame.tsx';

/** Three short labels fit side by side on the narrowest phone, unless its letters are large. */
const circleAboveLabel = css`
  grid-template-columns: auto;
  justify-items: center;
  row-gap: 0.25rem;
  padding: 0.5rem;
`;

type Layout = 'auto' | 'stacked' | 'row';

const COLUMNS = {
  auto: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  stacked: 'minmax(0, 1fr)',
};

/** As wide as each other, and below each other once their words do not fit. */
const sideBySide = css`
  display: flex;
  flex-wrap: wrap;

  > * {
    flex: 1 1 0;
    min-inline-size: max-content;
  }
`;

const Options = styled.div<{ $layout: Layout }>`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  ${({ $layout }) => ($layout === 'row' ? sideBySide : `grid-template-columns: ${COLUMNS[$layout]};`)}
`;

const Option = styled.label<{ $layout: Layout; $hasHint: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr;
  /* hints may take more lines than their neighbours', and the circles stay on one line */
  align-content: ${({ $hasHint }) => ($hasHint ? 'start' : 'center')};
  align-items: center;
  column-gap: 0.625rem;
  min-height: ${({ theme }) => theme.touch};
  padding: 0.5rem 0.75rem;
  border: 1px solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surface};
  ${choiceStyle}

  @media (max-width: 24rem) {
    ${({ $layout }) => $layout === 'row' && circleAboveLabel}
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

/** Below the whole option where those are side by side: its words break, and make none of them wider. */
const belowOption = css`
  grid-column: 1 / -1;
  inline-size: 0;
  min-inline-size: 100%;
  font-size: ${({ theme }) => theme.font.size.xs};
  line-height: 1.25;

  @media (max-width: 24rem) {
    text-align: center;
  }
`;

const OptionHint = styled.span<{ $layout: Layout }>`
  grid-column: 2;
  font-size: ${({ theme }) => theme.font.size.sm};
  ${({ $layout }) => $layout === 'row' && belowOption}
`;

interface RadioOption {
  value: string;
  label: string;
  hint?: ReactNode;
}

interface RadioGroupProps extends Partial<Connection> {
  label: string;
  options: readonly RadioOption[];
  /** Held by the parent, where no form is connected. */
  value?: string;
  onValueChange?: (value: string) => void;
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
  options,
  value,
  onValueChange,
  defaultValue,
  layout = 'auto',
  ...connection
}: RadioGroupProps) => {
  const id = useId();
  const tabStop = (options.find((option) => option.value === value) ?? options[0])?.value;
  const controlled = (option: string) => ({
    name: id,
    checked: option === value,
    // the focus trap of a dialog counts tab stops, so there is one
    tabIndex: option === tabStop ? 0 : -1,
    onChange: () => onValueChange?.(option),
  });
  const connected = (option: string) => ({
    ...connection,
    ...(defaultValue !== undefined && { defaultChecked: option === defaultValue }),
  });
  return (
    <RadioFrame id={id} label={label}>
      <Options $layout={layout}>
        {options.map((option) => (
          <Option key={option.value} $layout={layout} $hasHint={Boolean(option.hint)}>
            <Circle
              {...(value === undefined ? connected(option.value) : controlled(option.value))}
              type="radio"
              value={option.value}
              onKeyDown={ignoreEnter}
              aria-label={option.label}
              aria-describedby={option.hint ? `${id}-${option.value}` : undefined}
            />
            <OptionLabel>{option.label}</OptionLabel>
            {option.hint && (
              <OptionHint $layout={layout} id={`${id}-${option.value}`}>
                {option.hint}
              </OptionHint>
            )}
          </Option>
        ))}
      </Options>
    </RadioFrame>
  );
};
