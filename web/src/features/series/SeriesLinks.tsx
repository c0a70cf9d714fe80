import { useApolloClient } from '@apollo/client/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import {
  EventDetailDocument,
  type OccurrenceFragment,
  SeriesDocument,
  useSeriesQuery,
} from '../../generated/graphql.generated.ts';
import { currentLocale } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { formatIn } from '../../lib/wallClocks.ts';
import { seriesText } from '../../messages/events/seriesText.generated.ts';

/** In line with the edge of what is below it. */
const Links = styled.nav`
  display: flex;
  margin-inline-end: max(-0.875rem, -14px);

  ${({ theme }) => theme.media.phone} {
    margin-inline-end: -0.5rem;
  }
`;

const Quiet = styled(LinkButton)`
  color: ${({ theme }) => theme.color.textMuted};
  white-space: nowrap;

  ${({ theme }) => theme.media.phone} {
    gap: 0.25rem;
    padding-inline: 0.5rem;
  }
`;

/** An arrow says it on a phone, where there is no room for it; a screen reader reads it everywhere. */
const Direction = styled.span`
  ${({ theme }) => theme.media.phone} {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
`;

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** The day in the event's own zone, such as `Mon, May 4`. */
const dayOf = ({ date, timezone }: OccurrenceFragment) =>
  formatIn(timezone, DAY, currentLocale()).format(new Date(date));

interface NeighbourProps {
  occurrence: OccurrenceFragment;
  rel: 'prev' | 'next';
}

const Neighbour = ({ occurrence, rel }: NeighbourProps) => {
  const client = useApolloClient();
  const variables = { urlHash: occurrence.urlHash };
  // so that its page shows at once; what fails now is requested there again
  const prefetch = () => {
    client.query({ query: EventDetailDocument, variables }).catch(() => undefined);
    client.query({ query: SeriesDocument, variables }).catch(() => undefined);
  };
  return (
    <Quiet
      to={paths.event(occurrence.urlHash)}
      rel={rel}
      variant="ghost"
      size="sm"
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {rel === 'prev' && <ChevronLeft aria-hidden="true" />}
      <span>
        <Direction>{rel === 'prev' ? seriesText.previous : seriesText.next}: </Direction>
        <time dateTime={occurrence.date}>{dayOf(occurrence)}</time>
      </span>
      {rel === 'next' && <ChevronRight aria-hidden="true" />}
    </Quiet>
  );
};

/** From one event of a series to the one before and the one after; nothing for an event that is alone. */
export const SeriesLinks = ({ urlHash }: { urlHash: string }) => {
  const { data } = useSeriesQuery({ variables: { urlHash }, fetchPolicy: 'cache-and-network' });
  if (!data?.series) return null;
  const { previous, next } = data.series;
  return (
    <Links aria-label={seriesText.links}>
      {previous && <Neighbour occurrence={previous} rel="prev" />}
      {next && <Neighbour occurrence={next} rel="next" />}
    </Links>
  );
};
