import { Minus, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { uiText } from '../uiText.ts';
import type { ControlProps } from './Field.tsx';
import { Input } from './Input.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 4.5rem auto;
  gap: ${({ theme }) => theme.space.xs};
  justify-content: start;
`;

const Number = styled(Input)`
  appearance: textfield;
  text-align: center;
  font-variant-numeric: tabular-nums;

  &::-webkit-inner-spin-button,
  &::-webkit-outer-spin-button {
    appearance: none;
    margin: 0;
  }
`;

const Step = styled(IconButton)`
  border: 1px solid ${({ theme }) => theme.color.borderStrong};
  background: ${({ theme }) => theme.color.surface};
`;

interface Props {
  control: ControlProps;
  /** What is counted, for the buttons. */
  label: string;
  /** As typed: not a number, perhaps. */
  value: string;
  onValueChange: (value: string) => void;
  min: number;
  max: number;
}

/** A small whole number: typed, or one more and one less at a tap. */
export const Stepper = ({ control, label, value, onValueChange, min, max }: Props) => {
  const current = parseInt(value, 10);
  const number = isNaN(current) ? min : current;
  const stepTo = (next: number) => onValueChange(String(Math.min(Math.max(next, min), max)));
  return (
    <Root>
      <Step
        label={uiText.less({ label })}
        icon={<Minus aria-hidden="true" />}
        disabled={number <= min}
        onClick={() => stepTo(number - 1)}
      />
      <Number
        {...control}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
      />
      <Step
        label={uiText.more({ label })}
        icon={<Plus aria-hidden="true" />}
        disabled={number >= max}
        onClick={() => stepTo(number + 1)}
      />
    </Root>
  );
};
