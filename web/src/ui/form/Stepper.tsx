import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useIsHydrated } from '../../lib/useIsHydrated.ts';
import { IconButton } from '../button/IconButton.tsx';
import { uiText } from '../../messages/uiText.generated.ts';
import type { Connection } from './Connection.ts';
import type { ControlProps } from './Field.tsx';
import { Input } from './Input.tsx';

const Root = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
`;

const Number = styled(Input)`
  width: 4.5rem;

  /* the buttons beside it are larger than the browser's */
  &:not(:only-child) {
    appearance: textfield;
    text-align: center;
    font-variant-numeric: tabular-nums;

    &::-webkit-inner-spin-button,
    &::-webkit-outer-spin-button {
      appearance: none;
      margin: 0;
    }
  }
`;

const Step = styled(IconButton)`
  border: 1px solid ${({ theme }) => theme.color.borderStrong};
  background: ${({ theme }) => theme.color.surface};
`;

interface Props extends ControlProps, Connection {
  /** What is counted, for the buttons. */
  label: string;
  /** As typed: not a number, perhaps. */
  value: string;
  min: number;
  max: number;
}

/** A small whole number: typed, or, where the app runs, one more and one less at a tap. */
export const Stepper = ({ label, value, ...input }: Props) => {
  const root = useRef<HTMLDivElement>(null);
  const isAlive = useIsHydrated();
  const number = parseInt(value, 10);
  const step = (direction: 'stepUp' | 'stepDown') => {
    const control = root.current?.querySelector('input');
    control?.[direction]();
    // as if it were typed
    control?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <Root ref={root}>
      {isAlive && (
        <Step
          label={uiText.less({ label })}
          icon={<Minus aria-hidden="true" />}
          disabled={!(number > input.min)}
          onClick={() => step('stepDown')}
        />
      )}
      <Number {...input} type="number" inputMode="numeric" step={1} />
      {isAlive && (
        <Step
          label={uiText.more({ label })}
          icon={<Plus aria-hidden="true" />}
          disabled={number >= input.max}
          onClick={() => step('stepUp')}
        />
      )}
    </Root>
  );
};
