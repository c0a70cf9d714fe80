import { CalendarDays, MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import type { EventCardFragment } from '../../../generated/graphql.generated.ts';
import { NoBreak } from '../../../ui/text/NoBreak.tsx';
import { describeWhen } from '../time/describeWhen.ts';
import { elsewhere, RepeatsFact, WebLinkFact } from './CommonFacts.tsx';
import { NARROW } from './eventCardLayout.ts';
import { Fact, Facts } from './eventFactLayout.tsx';
import { mapsUrl } from './mapsUrl.ts';
import { WeatherFact } from './WeatherFact.tsx';
import { YourTime } from './YourTime.tsx';

const When = styled.time`
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

/** Beside each other as far as there is room: a list of events is scanned. */
const Inline = styled(Facts)`
  display: flex;
  flex-wrap: wrap;
  /* two links, one below the other, are 24 px apart */
  gap: 0.5rem 0.875rem;
  font-size: ${({ theme }) => theme.font.size.sm};
  line-height: 1.45;

  > li {
    grid-template-columns: 1rem minmax(0, 1fr);
    gap: 0.375rem;
  }

  /* 24 px to tap, and as far from the next one */
  > li > div > a {
    margin-block: -0.125rem;
    padding-block: 0.125rem;
  }

  /* when it is by the viewer's clocks */
  [data-times] {
    font-size: ${({ theme }) => theme.font.size.xs};
  }

  > li > svg {
    width: 1rem;
    height: 1rem;
    margin-block-start: 0.125rem;
  }
`;

/** Two lines, on a phone one; the event's own page shows all. */
const Notes = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.sm};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  ${NARROW} {
    -webkit-line-clamp: 1;
  }
`;

/** When, where, in what weather, how often, and what else the organiser wrote. */
export const EventFacts = ({ event }: { event: EventCardFragment }) => {
  const when = describeWhen(event);
  return (
    <>
      <Inline>
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
        {event.isRecurring && event.recurrenceFrequency && <RepeatsFact frequency={event.recurrenceFrequency} />}
        {event.webLink && <WebLinkFact webLink={event.webLink} />}
      </Inline>
      {event.notes && <Notes>{event.notes}</Notes>}
    </>
  );
};
