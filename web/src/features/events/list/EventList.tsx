import { useState } from 'react';
import { styled } from 'styled-components';
import type { EventPageFragment, EventWindow } from '../../../generated/graphql.generated.ts';
import { lazyComponent } from '../../../lib/lazy.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { EventCard } from '../card/EventCard.tsx';
import { EventCardSkeleton } from '../card/EventCardSkeleton.tsx';
import { skippedOutOfSight } from '../card/eventCardLayout.ts';
import { LoadMore } from './LoadMore.tsx';

/** Only readers who scroll down need it. */
const MoreEvents = lazyComponent(async () => (await import('./MoreEvents.tsx')).MoreEvents);

const Cards = styled(Stack)`
  > article:nth-child(n + 4) {
    ${skippedOutOfSight(1)}
  }
`;

interface Props {
  /** The first page; undefined while it is on its way. */
  page: EventPageFragment | undefined;
  when: EventWindow;
  eventTypeId: number | null;
  /** What an empty list says. */
  emptyText: string;
}

/** One of the home lists, and more of it as one scrolls. */
export const EventList = ({ page, when, eventTypeId, emptyText }: Props) => {
  const [pages, setPages] = useState(1);
  if (!page) {
    return (
      <Stack gap="lg" aria-busy="true">
        <EventCardSkeleton />
        <EventCardSkeleton />
      </Stack>
    );
  }
  if (page.nodes.length === 0) return <EmptyState>{emptyText}</EmptyState>;

  const { hasNextPage, endCursor } = page.pageInfo;
  const loadMore = () => setPages((count) => count + 1);
  return (
    <Cards gap="lg">
      {page.nodes.map((event) => (
        <EventCard key={event.id} event={event} />
      ))}
      {hasNextPage && endCursor && pages === 1 && <LoadMore onLoad={loadMore} />}
      {hasNextPage && endCursor && pages > 1 && (
        <MoreEvents
          fallback={<EventCardSkeleton />}
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
