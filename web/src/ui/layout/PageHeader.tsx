import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Header = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space.sm};
  margin-bottom: ${({ theme }) => theme.space.lg};
`;

const Lead = styled.p`
  max-width: ${({ theme }) => theme.width.text};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.lg};
`;

interface PageHeaderProps {
  title: string;
  lead?: ReactNode;
  /** A way back, above the title. */
  back?: ReactNode;
}

export const PageHeader = ({ title, lead, back }: PageHeaderProps) => (
  <Header>
    {back}
    <h1>{title}</h1>
    {lead && <Lead>{lead}</Lead>}
  </Header>
);
