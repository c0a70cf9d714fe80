import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space.md};
  padding: ${({ theme }) => `${theme.space.xl} ${theme.space.lg}`};
  border: 1px dashed ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.lg};
  color: ${({ theme }) => theme.color.textMuted};
  text-align: center;
  text-wrap: balance;
`;

const Icon = styled.span`
  color: ${({ theme }) => theme.color.primary};

  svg {
    width: 2.25rem;
    height: 2.25rem;
  }
`;

interface EmptyStateProps {
  icon?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export const EmptyState = ({ icon, action, children }: EmptyStateProps) => (
  <Box>
    {icon && <Icon aria-hidden="true">{icon}</Icon>}
    <div>{children}</div>
    {action}
  </Box>
);
