import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { EventCardFragment } from '../../../generated/graphql.generated.ts';
import { useAtTime } from '../../../lib/useNow.ts';
import { EventCard } from '../card/EventCard.tsx';
import { type DayHeading, dayHeadings } from '../time/dayHeadings.ts';
import type { EventTimes } from '../time/eventTimes.ts';

const Heading = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.625rem;
  padding-block-start: ${({ theme }) => theme.space.sm};
  font-size: ${({ theme }) => theme.font.size.lg};
`;

const Day = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.md};
  font-weight: ${({ theme }) => theme.font.weight.regular};
  letter-spacing: 0;
`;

/** Renders again when a heading changes, not with each minute: the clock compares texts. */
const useDayHeadings = (events: readonly EventTimes[], before: readonly EventTimes[]) =>
  JSON.parse(useAtTime((now) => JSON.stringify(dayHeadings(events, now, before)))) as (DayHeading | null)[];

const NOTHING: never[] = [];

interface Props {
  events: readonly EventCardFragment[];
  /** The events above these: their days have headings already. */
  before?: readonly EventTimes[];
}

/** Cards, under the headings of their days. */
export const EventsByDay = ({ events, before = NOTHING }: Props) => {
  const headings = useDayHeadings(events, before);
  return events.map((event, index) => {
    const heading = headings[index];
    return (
      <Fragment key={event.id}>
        {heading && (
          <Heading>
            {heading.day}{' '}
            <Day>
              {heading.date}
              {heading.zone !== null && ` · ${heading.zone}`}
            </Day>
          </Heading>
        )}
        <EventCard event={event} />
      </Fragment>
    );
  });
};
