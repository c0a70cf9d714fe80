import { styled } from 'styled-components';
import { PageLink } from '../../ui/link/PageLink.tsx';

export const Card = styled(PageLink)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 ${({ theme }) => theme.space.sm};
  min-height: ${({ theme }) => theme.touch};
  padding: 0.5rem 0.75rem;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surface};
  color: inherit;
  text-decoration: none;
  transition: background ${({ theme }) => theme.motion.quick};

  &:hover {
    background: ${({ theme }) => theme.color.sunken};
  }

  svg {
    grid-row: 1 / span 2;
    grid-column: 2;
    width: 1rem;
    height: 1rem;
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

export const Title = styled.span`
  min-width: 0;
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

export const When = styled.time`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;
