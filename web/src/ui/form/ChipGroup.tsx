import { useId } from 'react';
import { styled } from 'styled-components';
import { choiceStyle, coveringInput, RadioFrame } from './RadioFrame.tsx';

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
`;

const Chip = styled.label`
  ${coveringInput}
  display: grid;
  place-items: center;
  min-block-size: ${({ theme }) => theme.touch};
  padding-inline: 0.875rem;
  border: 1px solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.surface};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  white-space: nowrap;
  -webkit-tap-highlight-color: transparent;
  ${choiceStyle}

  &:has(:focus-visible) {
    outline: 3px solid ${({ theme }) => theme.color.focus};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

interface Props {
  label: string;
  options: readonly { value: string; label: string }[];
  /** One that is none of them is no choice: it was made in another control. */
  value: string;
  onValueChange: (value: string) => void;
}

/** A choice among a few words, beside a control that takes any other; the browser's own radio buttons. */
export const ChipGroup = ({ label, options, value, onValueChange }: Props) => {
  const id = useId();
  return (
    <RadioFrame id={id} label={label}>
      <Chips>
        {options.map((option) => (
          <Chip key={option.value}>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            {option.label}
          </Chip>
        ))}
      </Chips>
    </RadioFrame>
  );
};
