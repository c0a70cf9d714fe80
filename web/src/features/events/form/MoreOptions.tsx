import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../../../ui/layout/Stack.tsx';

const Root = styled.details`
  > summary {
    align-content: center;
    min-height: ${({ theme }) => theme.touch};
    font-weight: ${({ theme }) => theme.font.weight.medium};
    cursor: pointer;
  }
`;

interface Props {
  label: string;
  /** Whether it begins open. */
  isOpen: boolean;
  children: ReactNode;
}

/** What a simple event does without: closed at first, so that its form stays short. */
export const MoreOptions = ({ label, isOpen, children }: Props) => (
  <Root open={isOpen || undefined}>
    <summary>{label}</summary>
    <Stack gap="lg">{children}</Stack>
  </Root>
);
