import type { ComponentProps } from 'react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { lazyComponent } from '../../lib/lazy.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import type { EventHistory as Loaded } from './EventHistory.tsx';
import { historyText } from '../../messages/organising/historyText.generated.ts';

const EventHistory = lazyComponent(async () => (await import('./EventHistory.tsx')).EventHistory);

const Root = styled.details`
  display: grid;
  gap: ${({ theme }) => theme.space.md};

  > summary {
    min-block-size: ${({ theme }) => theme.touch};
    align-content: center;
    font-size: ${({ theme }) => theme.font.size.lg};
    font-weight: ${({ theme }) => theme.font.weight.bold};
    cursor: pointer;
  }
`;

/** What happened so far, loaded once somebody opens it. */
export const HistoryPart = ({ event }: ComponentProps<typeof Loaded>) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Root onToggle={({ currentTarget }) => setIsOpen((before) => before || currentTarget.open)}>
      <summary>{historyText.title}</summary>
      {isOpen && <EventHistory event={event} fallback={<Muted role="status">{historyText.loading}</Muted>} />}
    </Root>
  );
};
