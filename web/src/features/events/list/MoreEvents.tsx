import { LIST_POLL_MS } from '@quorum/domain/event/constants';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { type EventCardFragment, type EventWindow, useMoreEventsQuery } from '../../../generated/graphql.generated.ts';
import { pollEvery } from '../../../lib/api/pollEvery.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { EventCardSkeleton } from '../card/EventCardSkeleton.tsx';
import { skippedOutOfSight } from '../card/eventCardLayout.ts';
import { EventsByDay } from './EventsByDay.tsx';
import { isReadAhead } from './homeEventsOf.ts';
import { LoadMore } from './LoadMore.tsx';

/** A page of the list, skipped as a whole: to look after each card by itself takes a browser longer than the cards do. */
const Page = styled(Stack)<{ $cards: number }>`
  /* what stands out from a card, such as its shadow, is not cut off */
  margin: ${({ theme }) => `calc(-1 * ${theme.space.sm})`};
  padding: ${({ theme }) => theme.space.sm};
  ${({ $cards }) => skippedOutOfSight($cards)}
`;

/** Whether any of `page` is on the screen, or within a screen of it. */
const isNear = (page: Element | null) => {
  if (!page) return true;
  const { top, bottom } = page.getBoundingClientRect();
  return top < 2 * window.innerHeight && bottom > -window.innerHeight;
};

interface Props {
  when: EventWindow;
  eventTypeId: number | null;
  /** The end of the page before. */
  after: string;
  /** The events of the pages before. */
  before: readonly EventCardFragment[];
  /** How many of them the first page has. */
  onFirstPage: number;
  /** How many pages are wanted from here on. */
  pages: number;
  onLoadMore: () => void;
}

/**
 * The page after `after`, and those after it. Each page begins where the one before it ends at this moment, so
 * that an event that comes or goes further up leaves neither a gap nor a stale rest. A page that is out of sight is asked
 * for again when it comes near: of a thousand events nobody sees more than a few.
 */
export const MoreEvents = ({ when, eventTypeId, after, before, onFirstPage, pages, onLoadMore }: Props) => {
  const list = useRef<HTMLDivElement>(null);
  const { data, previousData, error, refetch } = useMoreEventsQuery({
    variables: { when, eventTypeId, after },
    ...pollEvery(LIST_POLL_MS),
    skipPollAttempt: () => document.hidden || !isNear(list.current),
  });
  const page = (data ?? previousData)?.events;
  if (!page) {
    const retry = () => void refetch().catch(() => undefined);
    return error ? <LoadMore onLoad={retry} isManual /> : <EventCardSkeleton />;
  }

  const { hasNextPage, endCursor } = page.pageInfo;
  // the page before may have grown by some of these, while the page after its new end is on its way
  const above = new Set(before.map(({ id }) => id));
  const nodes = page.nodes.filter(({ id }) => !above.has(id));
  return (
    <>
      <Page ref={list} gap="md" $cards={nodes.length}>
        <EventsByDay events={nodes} before={before} />
      </Page>
      {hasNextPage && endCursor && pages === 1 && (
        <LoadMore onLoad={onLoadMore} isAhead={isReadAhead(onFirstPage, before.length + nodes.length)} />
      )}
      {hasNextPage && endCursor && pages > 1 && (
        <MoreEvents
          when={when}
          eventTypeId={eventTypeId}
          after={endCursor}
          before={[...before, ...nodes]}
          onFirstPage={onFirstPage}
          pages={pages - 1}
          onLoadMore={onLoadMore}
        />
      )}
    </>
  );
};
