import { keyframes, styled } from 'styled-components';

const shimmer = keyframes`
  50% { opacity: 0.45; }
`;

interface SkeletonProps {
  $width?: string;
  $height?: string;
}

/** The shape of something that is on its way, so that nothing jumps when it comes. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<SkeletonProps>`
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1rem' }) => $height};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.color.sunken};
  animation: ${shimmer} 1.6s ease-in-out infinite;
`;
