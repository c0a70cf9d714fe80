import { CalendarDays, CloudSun, ExternalLink, MapPin, Repeat, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { EventCardFragment } from '../../generated/graphql.generated.ts';
import { describeWhen, localZone } from './eventTimes.ts';
import { mapsUrl } from './mapsUrl.ts';
import { weatherText } from './weatherText.ts';

const Facts = styled.ul`
  display: grid;
  gap: 0.625rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr);
  gap: 0.625rem;
  overflow-wrap: anywhere;

  > svg {
    width: 1.125rem;
    height: 1.125rem;
    margin-top: 0.1875rem;
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

const When = styled.time`
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

const Muted = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Notes = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Line>
    {icon}
    <div>{children}</div>
  </Line>
);

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' };

/** When, where, in what weather, how often, and what else the organiser says. */
export const EventFacts = ({ event }: { event: EventCardFragment }) => {
  const when = describeWhen(event, localZone());
  return (
    <>
      <Facts>
        <Fact icon={<CalendarDays aria-hidden="true" />}>
          <When dateTime={event.date}>
            {when.day}, {when.time}
          </When>
          {when.yours && <Muted>{when.yours} your time</Muted>}
        </Fact>
        <Fact icon={<MapPin aria-hidden="true" />}>
          <a href={mapsUrl(event.location)} {...elsewhere}>
            {event.location}
          </a>
        </Fact>
        {event.weather && (
          <Fact icon={<CloudSun aria-hidden="true" />}>
            {weatherText(event.weather)}
            {event.weather.resolvedLocation && <Muted>Forecast for {event.weather.resolvedLocation}</Muted>}
          </Fact>
        )}
        {event.isRecurring && event.recurrenceFrequency && (
          <Fact icon={<Repeat aria-hidden="true" />}>Repeats {event.recurrenceFrequency}</Fact>
        )}
        {event.creatorName && <Fact icon={<UserRound aria-hidden="true" />}>Hosted by {event.creatorName}</Fact>}
        {event.webLink && (
          <Fact icon={<ExternalLink aria-hidden="true" />}>
            <a href={event.webLink} {...elsewhere}>
              More Information
            </a>
          </Fact>
        )}
      </Facts>
      {event.notes && <Notes>{event.notes}</Notes>}
    </>
  );
};
