import { Slider as Radix } from 'radix-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { FieldLabel } from './Field.tsx';
import { Row } from '../layout/Row.tsx';

const Root = styled(Radix.Root)`
  position: relative;
  display: flex;
  align-items: center;
  width: 100%;
  height: ${({ theme }) => theme.touch};
  cursor: pointer;
  touch-action: none;
  user-select: none;
`;

const Track = styled(Radix.Track)`
  position: relative;
  flex: 1;
  height: 0.5rem;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.borderStrong};

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Range = styled(Radix.Range)`
  position: absolute;
  height: 100%;
  border-radius: inherit;
  background: ${({ theme }) => theme.color.primary};

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

const Thumb = styled(Radix.Thumb)`
  display: block;
  width: 1.625rem;
  height: 1.625rem;
  border: 3px solid ${({ theme }) => theme.color.primary};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.md};
`;

const Value = styled.output`
  font-weight: ${({ theme }) => theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
`;

interface SliderProps {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** How a value reads, such as `50%`. */
  format: (value: number) => string;
  disabled?: boolean;
}

export const Slider = ({ label, value, onValueChange, format, ...range }: SliderProps) => {
  const id = useId();
  const change = ([next]: number[]) => {
    if (next !== undefined) onValueChange(next);
  };
  return (
    <div>
      <Row justify="space-between">
        <FieldLabel as="span" id={id}>
          {label}
        </FieldLabel>
        <Value aria-hidden="true">{format(value)}</Value>
      </Row>
      <Root {...range} value={[value]} onValueChange={change}>
        <Track>
          <Range />
        </Track>
        <Thumb aria-labelledby={id} aria-valuetext={format(value)} />
      </Root>
    </div>
  );
};
