import { Progress as Radix } from 'radix-ui';
import { styled } from 'styled-components';

const Root = styled(Radix.Root)`
  overflow: hidden;
  width: 100%;
  height: 0.625rem;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.sunken};
  box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.border};
`;

const Indicator = styled(Radix.Indicator)`
  height: 100%;
  min-width: 0;
  border-radius: inherit;
  background: ${({ theme }) => theme.color.primary};
  transition: width ${({ theme }) => theme.motion.calm};
`;

interface ProgressBarProps {
  /** Percent; more than 100 is a full bar, and is still said in words. */
  value: number;
  label: string;
}

export const ProgressBar = ({ value, label }: ProgressBarProps) => {
  const filled = Math.min(100, Math.max(0, value));
  return (
    <Root value={filled} aria-label={label} getValueLabel={() => `${Math.round(value)}%`}>
      <Indicator style={{ width: `${filled}%` }} />
    </Root>
  );
};
