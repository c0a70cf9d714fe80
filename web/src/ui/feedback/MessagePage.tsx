import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Row } from '../layout/Row.tsx';

const Page = styled.div`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space.md};
  max-width: ${({ theme }) => theme.width.text};
  margin: 0 auto;
  padding: clamp(1.5rem, 10vh, 6rem) 0;
  text-align: center;
`;

const Icon = styled.span`
  color: ${({ theme }) => theme.color.primary};

  svg {
    width: 3rem;
    height: 3rem;
  }
`;

const Text = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.lg};
  text-wrap: balance;
`;

interface MessagePageProps {
  icon?: ReactNode;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** A page with a single message, and a way on. */
export const MessagePage = ({ icon, title, children, actions }: MessagePageProps) => (
  <Page>
    {icon && <Icon>{icon}</Icon>}
    <h1>{title}</h1>
    <Text>{children}</Text>
    {actions && (
      <Row wrap justify="center">
        {actions}
      </Row>
    )}
  </Page>
);
