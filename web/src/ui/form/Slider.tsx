import { nearestStop, type SliderRange, stopsOf } from '@quorum/domain/slider';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { useIsHydrated } from '../../lib/useIsHydrated.ts';
import { Row } from '../layout/Row.tsx';
import { uiText } from '../../messages/uiText.generated.ts';
import type { Connection } from './Connection.ts';
import { FieldLabel } from './Field.tsx';

const THUMB = '1.625rem';

const trackStyle = css`
  height: 0.5rem;
  border-radius: ${({ theme }) => theme.radius.full};
  background: linear-gradient(
    var(--to-end, to right),
    ${({ theme }) => theme.color.primary} var(--filled, 0%),
    ${({ theme }) => theme.color.borderStrong} 0
  );
`;

const thumbStyle = css`
  box-sizing: border-box;
  width: ${THUMB};
  height: ${THUMB};
  border: 3px solid ${({ theme }) => theme.color.primary};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.md};
`;

const Range = styled.input`
  width: 100%;
  height: ${({ theme }) => theme.touch};
  margin: 0;
  appearance: none;
  background: none;
  border-radius: ${({ theme }) => theme.radius.md};
  cursor: pointer;

  &:dir(rtl) {
    --to-end: to left;
  }

  &::-webkit-slider-runnable-track {
    ${trackStyle}
  }

  &::-moz-range-track {
    ${trackStyle}
  }

  &::-webkit-slider-thumb {
    ${thumbStyle}
    margin-top: calc((0.5rem - ${THUMB}) / 2);
    appearance: none;
  }

  &::-moz-range-thumb {
    ${thumbStyle}
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const Value = styled.output`
  font-weight: ${({ theme }) => theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
`;

/** Each stop below the place where the middle of the thumb is then. It is drawn alone: a slider says itself what it stands at. */
const Scale = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block-start: -0.5rem;
  padding-inline: calc(${THUMB} / 2);
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
  pointer-events: none;

  > span {
    display: grid;
    grid-template: 0.25rem auto / max-content;
    place-content: start center;
    justify-items: center;
    gap: 0.125rem;
    width: 0;
    white-space: nowrap;

    &::before {
      border-inline-start: 1px solid ${({ theme }) => theme.color.borderStrong};
      content: '';
    }

    &::after {
      content: attr(data-reads);
    }
  }
`;

interface SliderProps extends SliderRange, Connection {
  label: string;
  /** What the form holds, which may lie between two stops. */
  value: number;
  /** How a value reads, such as `50%`. */
  format: (value: number) => string;
}

/**
 * The browser's own slider, with its scale. Its value stands beside it where the app runs and keeps it current. It tells the
 * form nothing on blur: react-hook-form would read the stop then, and forget a value between two of them.
 */
export const Slider = ({ label, value, format, onBlur: _untold, ...input }: SliderProps) => {
  const id = useId();
  const isAlive = useIsHydrated();
  const { min, max } = input;
  const stop = nearestStop(value, input);
  const reading = isAlive ? format(value) : stop !== value && uiText.soFar({ value: format(value) });
  // up to the middle of the thumb, where something runs that keeps it current
  const filled = isAlive && `calc(${THUMB} / 2 + ${(stop - min) / (max - min)} * (100% - ${THUMB}))`;
  return (
    <div>
      <Row justify="space-between">
        <FieldLabel htmlFor={id}>{label}</FieldLabel>
        {reading && <Value aria-hidden={isAlive}>{reading}</Value>}
      </Row>
      <Range
        {...input}
        {...(input.defaultValue !== undefined && { defaultValue: String(stop) })}
        type="range"
        id={id}
        aria-valuetext={isAlive ? format(value) : undefined}
        style={filled ? { '--filled': filled } : undefined}
      />
      <Scale aria-hidden="true">
        {stopsOf(input).map((each, place) => (
          <span key={each} data-reads={place % 2 === 0 ? format(each) : ''} />
        ))}
      </Scale>
    </div>
  );
};
