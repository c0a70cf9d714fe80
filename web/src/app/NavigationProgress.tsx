import { useNavigation } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

/** Appears only when a page takes longer than one notices. */
const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${({ theme }) => theme.layer.toast};
  height: 3px;
  background: ${({ theme }) => theme.color.primary};
  transform-origin: left;
  animation: ${grow} 4s cubic-bezier(0.1, 0.9, 0.2, 1) 150ms both;
`;

/** A thin line along the top while the next page is fetched. */
export const NavigationProgress = () => (useNavigation().state === 'idle' ? null : <Line aria-hidden="true" />);
