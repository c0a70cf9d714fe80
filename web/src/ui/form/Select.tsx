import { ChevronDown } from 'lucide-react';
import type { ComponentProps, CSSProperties } from 'react';
import { css, styled } from 'styled-components';
import { popoverItemStyle, popoverStyle } from '../menu/popoverStyle.ts';
import { controlStyle } from './controlStyle.ts';

const Root = styled.div`
  position: relative;
  display: grid;
  align-items: center;

  > * {
    grid-area: 1 / 1;
  }

  > svg {
    justify-self: end;
    width: 1.125rem;
    height: 1.125rem;
    margin-inline-end: 0.75rem;
    pointer-events: none;
  }
`;

const swatchStyle = css`
  width: 0.75rem;
  height: 0.75rem;
  border-radius: ${({ theme }) => theme.radius.full};
  box-shadow: inset 0 0 0 1px rgb(128 128 128 / 40%);
  forced-color-adjust: none;
`;

const Swatch = styled.span`
  ${swatchStyle}
  z-index: 1;
  margin-inline-start: 0.75rem;
  pointer-events: none;
`;

/** The list as a menu looks, with a swatch before each option, where the browser lets a page draw it. */
const drawnListStyle = css`
  &,
  &::picker(select) {
    appearance: base-select;
  }

  &::picker-icon {
    display: none;
  }

  &::picker(select) {
    ${popoverStyle}
    margin-block: 0.375rem;
    max-height: 24rem;
  }

  option {
    ${popoverItemStyle}
  }

  option:is(:hover, :focus-visible) {
    background: ${({ theme }) => theme.color.primarySoft};
    color: ${({ theme }) => theme.color.onPrimarySoft};
    /* seen in forced colours alone */
    outline: 2px solid transparent;
    outline-offset: -2px;
  }

  option[hidden] {
    display: none;
  }

  option[style]::before {
    ${swatchStyle}
    flex: none;
    background: var(--swatch);
    content: '';
  }

  option::checkmark {
    order: 1;
    margin-inline-start: auto;
    color: ${({ theme }) => theme.color.primary};
  }
`;

const Native = styled.select<{ $hasSwatch: boolean }>`
  ${controlStyle}
  padding-inline: ${({ $hasSwatch }) => ($hasSwatch ? '2rem' : '0.75rem')} 2.25rem;
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  &:has(option[value='']:checked) {
    color: ${({ theme }) => theme.color.textMuted};
  }

  option {
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.text};
  }

  /* Escape closes a dialog, with the list that is open in it */
  @supports (appearance: base-select) {
    ${({ theme }) => theme.media.mouse} {
      &:not([role='dialog'] *) {
        ${drawnListStyle}
      }
    }
  }
`;

export interface SelectOption {
  value: string;
  label: string;
  /** A colour shown before the label. */
  swatch?: string;
}

interface Props extends ComponentProps<'select'> {
  /** The accessible name, where no `<Field>` gives one. */
  label?: string;
  options: readonly SelectOption[];
  /** What is shown while nothing is chosen: while the value is empty. */
  placeholder?: string | undefined;
}

/** One of a few. */
export const Select = ({ label, options, placeholder, ...select }: Props) => {
  const swatch = options.find(({ value }) => value === select.value)?.swatch;
  return (
    <Root>
      {swatch && <Swatch aria-hidden="true" style={{ background: swatch }} />}
      <Native aria-label={label} $hasSwatch={swatch !== undefined} {...select}>
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            style={option.swatch ? ({ '--swatch': option.swatch } as CSSProperties) : undefined}
          >
            {option.label}
          </option>
        ))}
      </Native>
      <ChevronDown aria-hidden="true" />
    </Root>
  );
};
