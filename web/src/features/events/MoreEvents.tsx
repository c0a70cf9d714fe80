import { LIST_POLL_MS } from '@quorum/domain/event/constants';
import { type EventWindow, useMoreEventsQuery } from '../../generated/graphql.generated.ts';
import { EventCard } from './EventCard.tsx';
import { EventCardSkeleton } from './EventCardSkeleton.tsx';
import { LoadMore } from './LoadMore.tsx';

interface Props {
  when: EventWindow;
  eventTypeId: number | null;
  /** The end of the page before. */
  after: string;
  /** How many pages are wanted from here on. */
  pages: number;
  onLoadMore: () => void;
}

/**
 * The page after `after`, and those after it. Each page asks from where the one before it ends at this moment, so
 * that an event that comes or goes further up leaves neither a gap nor a stale rest.
 */
export const MoreEvents = ({ when, eventTypeId, after, pages, onLoadMore }: Props) => {
  const { data, previousData, error, refetch } = useMoreEventsQuery({
    variables: { when, eventTypeId, after },
    pollInterval: LIST_POLL_MS,
    skipPollAttempt: () => document.hidden,
    // that a poll is on its way is nobody's business
    notifyOnNetworkStatusChange: false,
  });
  const page = (data ?? previousData)?.events;
  if (!page) {
    const retry = () => void refetch().catch(() => undefined);
    return error ? <LoadMore onLoad={retry} isManual /> : <EventCardSkeleton />;
  }

  const { hasNextPage, endCursor } = page.pageInfo;
  return (
    <>
      {page.nodes.map((event) => (
        <EventCard key={event.id} event={event} />
      ))}
      {hasNextPage && endCursor && pages === 1 && <LoadMore onLoad={onLoadMore} />}
      {hasNextPage && endCursor && pages > 1 && (
        <MoreEvents when={when} eventTypeId={eventTypeId} after={endCursor} pages={pages - 1} onLoadMore={onLoadMore} />
      )}
    </>
  );
};
