import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled(Radix.List)`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
  border-bottom: 1px solid ${({ theme }) => theme.color.border};
`;

const Trigger = styled(Radix.Trigger)`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  min-height: ${({ theme }) => theme.touch};
  margin-bottom: -1px;
  padding: 0 0.875rem;
  border: 0;
  border-bottom: 3px solid transparent;
  border-radius: ${({ theme }) => `${theme.radius.sm} ${theme.radius.sm}`} 0 0;
  background: transparent;
  color: ${({ theme }) => theme.color.textMuted};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  cursor: pointer;
  transition:
    color ${({ theme }) => theme.motion.quick},
    border-color ${({ theme }) => theme.motion.quick};

  &:hover {
    color: ${({ theme }) => theme.color.text};
  }

  &[data-state='active'] {
    border-bottom-color: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.text};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Count = styled.span`
  min-width: 1.5rem;
  padding: 0.125rem 0.4375rem;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;
  text-align: center;

  [data-state='active'] > & {
    background: ${({ theme }) => theme.color.primarySoft};
    color: ${({ theme }) => theme.color.onPrimarySoft};
  }
`;

const Content = styled(Radix.Content)`
  padding-top: ${({ theme }) => theme.space.lg};
`;

interface Tab {
  value: string;
  label: string;
  /** Shown as a badge once known. */
  count?: number | undefined;
  content: ReactNode;
}

interface TabsProps {
  value: string;
  onValueChange: (value: string) => void;
  tabs: readonly Tab[];
  /** What the tabs choose from, for those who listen to the page. */
  label?: string;
}

export const Tabs = ({ value, onValueChange, tabs, label }: TabsProps) => (
  <Radix.Root value={value} onValueChange={onValueChange}>
    <List aria-label={label}>
      {tabs.map((tab) => (
        <Trigger key={tab.value} value={tab.value}>
          {tab.label} {tab.count !== undefined && <Count>{tab.count}</Count>}
        </Trigger>
      ))}
    </List>
    {tabs.map((tab) => (
      <Content key={tab.value} value={tab.value}>
        {tab.content}
      </Content>
    ))}
  </Radix.Root>
);
