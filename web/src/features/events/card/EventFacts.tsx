import type { RecurrenceFrequency } from '@quorum/domain/event/constants';
import { CalendarDays, ExternalLink, MapPin, Repeat, UserRound } from 'lucide-react';
import { styled } from 'styled-components';
import type { EventCardFragment } from '../../../generated/graphql.generated.ts';
import { NoBreak } from '../../../ui/text/NoBreak.tsx';
import { describeWhen } from '../time/describeWhen.ts';
import { Fact, Facts } from './eventFactLayout.tsx';
import { eventsText } from '../eventsText.ts';
import { mapsUrl } from './mapsUrl.ts';
import { WeatherFact } from './WeatherFact.tsx';
import { YourTime } from '../time/YourTime.tsx';

const When = styled.time`
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

const Notes = styled.p`
  white-space: pre-line;
`;

/** Where a link leads, before one follows it; the link's description says it to those who listen. */
const Host = styled.span`
  margin-left: 0.5ch;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const hostOf = (webLink: string) => (URL.canParse(webLink) ? new URL(webLink).host.replace(/^www\./, '') : '');

const repeats = (frequency: RecurrenceFrequency) =>
  ({ weekly: eventsText.repeatsWeekly, biweekly: eventsText.repeatsBiweekly, monthly: eventsText.repeatsMonthly })[
    frequency
  ];

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' };

/** When, where, in what weather, how often, and what else the organiser says. */
export const EventFacts = ({ event }: { event: EventCardFragment }) => {
  const when = describeWhen(event, null);
  return (
    <>
      <Facts>
        <Fact icon={<CalendarDays aria-hidden="true" />}>
          <When dateTime={event.date}>
            <NoBreak>{when.day},</NoBreak> <NoBreak>{when.time}</NoBreak>
          </When>
          <YourTime event={event} />
        </Fact>
        <Fact icon={<MapPin aria-hidden="true" />}>
          <a href={mapsUrl(event.location)} {...elsewhere}>
            {event.location}
          </a>
        </Fact>
        {event.weather && <WeatherFact weather={event.weather} />}
        {event.isRecurring && event.recurrenceFrequency && (
          <Fact icon={<Repeat aria-hidden="true" />}>{repeats(event.recurrenceFrequency)}</Fact>
        )}
        {event.creatorName && (
          <Fact icon={<UserRound aria-hidden="true" />}>{eventsText.hostedBy({ name: event.creatorName })}</Fact>
        )}
        {event.webLink && (
          <Fact icon={<ExternalLink aria-hidden="true" />}>
            <a href={event.webLink} title={event.webLink} {...elsewhere}>
              <span>{eventsText.moreInformation}</span>
              <Host aria-hidden="true">{hostOf(event.webLink)}</Host>
            </a>
          </Fact>
        )}
      </Facts>
      {event.notes && <Notes>{event.notes}</Notes>}
    </>
  );
};
