import { keyframes, styled } from 'styled-components';
import { SpinnerMark } from './SpinnerMark.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

/** What comes at once needs no picture of waiting. */
const PATIENCE_MS = 300;

const appear = keyframes`
  from { opacity: 0; }
`;

const Center = styled.div<{ $isWholePage: boolean }>`
  display: grid;
  place-items: start center;
  /* what stands below a page stays out of sight until the page is there */
  min-block-size: ${({ $isWholePage }) => ($isWholePage ? '100dvh' : 'auto')};
  padding: ${({ theme }) => theme.space.xl};
  color: ${({ theme }) => theme.color.primary};
  font-size: 2rem;
  animation: ${appear} 120ms ${PATIENCE_MS}ms backwards;
`;

interface SpinnerProps {
  /** What is awaited, for those who cannot see it turn. */
  label: string;
  /** Whether nothing else of the page is there yet. */
  isWholePage?: boolean;
}

export const Spinner = ({ label, isWholePage = false }: SpinnerProps) => (
  <Center role="status" $isWholePage={isWholePage}>
    <SpinnerMark />
    <VisuallyHidden>{label}</VisuallyHidden>
  </Center>
);
