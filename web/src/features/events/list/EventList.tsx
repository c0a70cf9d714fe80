import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { EventPageFragment, EventWindow } from '../../../generated/graphql.generated.ts';
import { lazyComponent } from '../../../lib/lazy.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LogoMark } from '../../../ui/picture/LogoMark.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { EventCardSkeleton } from '../card/EventCardSkeleton.tsx';
import { skippedOutOfSight } from '../card/eventCardLayout.ts';
import { EventsByDay } from './EventsByDay.tsx';
import { isReadAhead } from './homeEventsOf.ts';
import { LoadMore } from './LoadMore.tsx';

/** Only readers who scroll down need it. */
const MoreEvents = lazyComponent(async () => (await import('./MoreEvents.tsx')).MoreEvents);

const Cards = styled(Stack)`
  > article:nth-of-type(n + 5) {
    ${skippedOutOfSight(1)}
  }
`;

interface Props {
  /** The first page; undefined while it is on its way. */
  page: EventPageFragment | undefined;
  when: EventWindow;
  eventTypeId: number | null;
  /** The text of an empty list. */
  emptyText: string;
  /** What there is to do about an empty list. */
  emptyAction?: ReactNode;
}

/** One of the home lists, and more of it as one scrolls. */
export const EventList = ({ page, when, eventTypeId, emptyText, emptyAction }: Props) => {
  const [pages, setPages] = useState(1);
  if (!page) {
    return (
      <Stack gap="lg" aria-busy="true">
        <EventCardSkeleton />
        <EventCardSkeleton />
      </Stack>
    );
  }
  if (page.nodes.length === 0) {
    return (
      <EmptyState icon={<LogoMark />} action={emptyAction}>
        {emptyText}
      </EmptyState>
    );
  }

  const { hasNextPage, endCursor } = page.pageInfo;
  const onFirstPage = page.nodes.length;
  const loadMore = () => setPages((count) => count + 1);
  return (
    <Cards gap="md">
      <EventsByDay events={page.nodes} />
      {hasNextPage && endCursor && pages === 1 && (
        <LoadMore onLoad={loadMore} isAhead={isReadAhead(onFirstPage, onFirstPage)} />
      )}
      {hasNextPage && endCursor && pages > 1 && (
        <MoreEvents
          fallback={<EventCardSkeleton />}
          before={page.nodes}
          onFirstPage={onFirstPage}
          when={when}
          eventTypeId={eventTypeId}
          after={endCursor}
          pages={pages - 1}
          onLoadMore={loadMore}
        />
      )}
    </Cards>
  );
};
