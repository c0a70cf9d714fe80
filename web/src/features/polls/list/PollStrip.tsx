import { useId } from 'react';
import { styled } from 'styled-components';
import { type PollCardFragment, useHomePollsQuery } from '../../../generated/graphql.generated.ts';
import { pollEvery } from '../../../lib/api/pollEvery.ts';
import { paths } from '../../../lib/paths.ts';
import { PageLink } from '../../../ui/link/PageLink.tsx';
import { Muted } from '../../../ui/text/Muted.tsx';
import { clocksOf } from '../../events/time/clocksOf.ts';
import { describeOption } from '../optionOutlook.ts';
import { homePollsText } from '../../../messages/polls/homePollsText.generated.ts';

/** Slower than the list: a poll is open for days. */
const POLL_MS = 15_000;

const Strip = styled.section`
  margin-block-end: ${({ theme }) => theme.space.lg};
`;

const Heading = styled.h2`
  margin-block-end: ${({ theme }) => theme.space.sm};
  font-size: ${({ theme }) => theme.font.size.lg};
`;

/** Beside each other; on a phone one scrolls to the side. */
const Cards = styled.ul`
  display: grid;
  grid-auto-columns: minmax(min(80%, 16rem), 1fr);
  grid-auto-flow: column;
  gap: ${({ theme }) => theme.space.sm};
  padding: 0 0 ${({ theme }) => theme.space.xs};
  overflow-x: auto;
  scroll-snap-type: x proximity;

  > li {
    scroll-snap-align: start;
  }
`;

const Card = styled(PageLink)`
  display: grid;
  gap: 0.125rem;
  block-size: 100%;
  padding: 0.75rem ${({ theme }) => theme.space.md};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-inline-start: 4px solid var(--type);
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surface};
  color: inherit;
  text-decoration: none;

  &:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
`;

const bestText = ({ bestOption: best, timezone, participantThreshold }: PollCardFragment): string => {
  if (!best) return homePollsText.noVotes;
  return homePollsText.best({
    day: clocksOf(timezone).day(new Date(best.date)),
    outlook: describeOption(best, participantThreshold),
  });
};

/** The open polls of a type, above the events; nothing where there are none. */
export const PollStrip = ({ eventTypeId }: { eventTypeId: number | null }) => {
  const id = useId();
  const { data, previousData } = useHomePollsQuery({
    variables: { eventTypeId },
    ...pollEvery(POLL_MS),
  });
  const polls = (data ?? previousData)?.polls.nodes ?? [];
  if (polls.length === 0) return null;
  return (
    <Strip aria-labelledby={id}>
      <Heading id={id}>{homePollsText.findingDate}</Heading>
      <Cards data-carousel>
        {polls.map((poll) => (
          <li key={poll.urlHash}>
            <Card to={paths.poll(poll.urlHash)} style={{ '--type': poll.eventType.color }}>
              <strong>{poll.title}</strong>
              <Muted as="span">{homePollsText.datesAt({ dates: poll.optionCount, place: poll.location })}</Muted>
              <span>{bestText(poll)}</span>
            </Card>
          </li>
        ))}
      </Cards>
    </Strip>
  );
};
