import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { isForElsewhere } from '../../lib/isForElsewhere.ts';

const List = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
  border-bottom: 1px solid ${({ theme }) => theme.color.border};
`;

const Trigger = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  min-height: ${({ theme }) => theme.touch};
  margin-bottom: -1px;
  padding: 0 0.875rem;
  border-bottom: 3px solid transparent;
  border-radius: ${({ theme }) => `${theme.radius.sm} ${theme.radius.sm}`} 0 0;
  background: transparent;
  color: ${({ theme }) => theme.color.textMuted};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  text-decoration: none;
  transition:
    color ${({ theme }) => theme.motion.quick},
    border-color ${({ theme }) => theme.motion.quick};

  &:hover {
    color: ${({ theme }) => theme.color.text};
  }

  &[aria-selected='true'] {
    border-bottom-color: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.text};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  @media (forced-colors: active) {
    border-bottom-color: Canvas;

    &[aria-selected='true'] {
      border-bottom-color: Highlight;
    }
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

  [aria-selected='true'] > & {
    background: ${({ theme }) => theme.color.primarySoft};
    color: ${({ theme }) => theme.color.onPrimarySoft};
  }
`;

const Content = styled.div`
  padding-top: ${({ theme }) => theme.space.lg};
`;

interface Tab {
  value: string;
  label: string;
  /** Shown as a badge once known. */
  count?: number | undefined;
  content: ReactNode;
  /** The address that shows it, which chooses it where the app does not run yet. */
  href: string;
}

interface TabsProps {
  value: string;
  onValueChange: (value: string) => void;
  tabs: readonly Tab[];
  /** What the tabs choose from, for those who listen to the page. */
  label?: string;
}

/** Where a key leads from the tab at `index` of `count`; undefined for a key that does not move. */
const nextIndex = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === ' ') return index;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};

/** The tabs pattern of the ARIA practices: Tab reaches the chosen one, the arrow keys choose. */
export const Tabs = ({ value, onValueChange, tabs, label }: TabsProps) => {
  const id = useId();
  const idOf = (part: 'tab' | 'panel', tab: string) => `${id}-${part}-${tab}`;

  const choose = (event: MouseEvent, tab: Tab) => {
    if (isForElsewhere(event)) return;
    event.preventDefault();
    onValueChange(tab.value);
  };

  const chooseByKey = (event: KeyboardEvent, index: number) => {
    const next = tabs[nextIndex(event.key, index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onValueChange(next.value);
    document.getElementById(idOf('tab', next.value))?.focus();
  };

  return (
    <div>
      <List role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <Trigger
            key={tab.value}
            id={idOf('tab', tab.value)}
            href={tab.href}
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={idOf('panel', tab.value)}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={(event) => choose(event, tab)}
            onKeyDown={(event) => chooseByKey(event, index)}
          >
            {tab.label} {tab.count !== undefined && <Count>{tab.count}</Count>}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content
          key={tab.value}
          id={idOf('panel', tab.value)}
          role="tabpanel"
          aria-labelledby={idOf('tab', tab.value)}
          tabIndex={0}
          hidden={tab.value !== value}
        >
          {tab.value === value && tab.content}
        </Content>
      ))}
    </div>
  );
};
