import { styled } from 'styled-components';
import { SpinnerMark } from './SpinnerMark.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

const Center = styled.div`
  display: grid;
  place-items: center;
  padding: ${({ theme }) => theme.space.xl};
  color: ${({ theme }) => theme.color.primary};
  font-size: 2rem;
`;

/** `label` says what is awaited, to those who cannot see it turn. */
export const Spinner = ({ label }: { label: string }) => (
  <Center role="status">
    <SpinnerMark />
    <VisuallyHidden>{label}</VisuallyHidden>
  </Center>
);
