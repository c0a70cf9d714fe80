import { styled } from 'styled-components';
import { formatPercent } from '../../lib/formatNumber.ts';

const Track = styled.div`
  overflow: hidden;
  width: 100%;
  height: 0.5rem;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.sunken};
  box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.border};
  print-color-adjust: exact;

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Filling = styled.div`
  height: 100%;
  min-width: 0;
  border-radius: inherit;
  background: ${({ theme }) => theme.color.primary};
  transition: width ${({ theme }) => theme.motion.calm};

  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

interface ProgressBarProps {
  /** Percent; more than 100 is a full bar, and still stands in words. */
  value: number;
  label: string;
  /** How far it is, in words. */
  text?: string | undefined;
}

export const ProgressBar = ({ value, label, text }: ProgressBarProps) => {
  const filled = Math.min(100, Math.max(0, value));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={filled}
      aria-valuetext={text ?? formatPercent(value / 100)}
    >
      <Filling style={{ width: `${filled}%` }} />
    </Track>
  );
};
