import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => theme.space.xs} 0.625rem;
  padding: 0.75rem ${({ theme }) => theme.space.md};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.dangerSoft};
  color: ${({ theme }) => theme.color.onDangerSoft};
  font-size: ${({ theme }) => theme.font.size.sm};

  svg {
    width: 1.25rem;
    height: 1.25rem;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Title = styled.p`
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

const Content = styled.div`
  grid-column: 2;
`;

interface AlertProps {
  title: string;
  children?: ReactNode;
}

/** Something that is wrong, announced as soon as it shows. */
export const Alert = ({ title, children }: AlertProps) => (
  <Box role="alert">
    <CircleAlert aria-hidden="true" />
    <Title>{title}</Title>
    {children && <Content>{children}</Content>}
  </Box>
);
