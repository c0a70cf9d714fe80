import { Copy, MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import type { EventCardFragment } from '../../../generated/graphql.generated.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { useCopy } from '../../../ui/feedback/useCopy.ts';
import { Face } from '../../../ui/picture/Face.tsx';
import { elsewhere, RepeatsFact, WebLinkFact } from '../card/commonFacts.tsx';
import { Facts } from '../card/eventFactLayout.tsx';
import { mapsUrl } from '../card/mapsUrl.ts';
import { WeatherFact } from '../card/WeatherFact.tsx';
import { eventsText } from '../eventsText.ts';
import { eventPageText } from '../eventPageText.ts';
import { FactLines, Strong, Told } from './factLines.tsx';
import { WhenFact } from './WhenFact.tsx';

const Place = styled(Strong)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};

  a {
    padding-block: 0.625rem;
  }
`;

/** When, where and with whom, then what else the organiser says. */
export const InvitationFacts = ({ event }: { event: EventCardFragment }) => {
  const { location, creatorName, webLink, weather } = event;
  const copy = useCopy();
  return (
    <FactLines>
      <WhenFact event={event} />
      <Told picture={<MapPin size={22} />}>
        <Place>
          <a href={mapsUrl(location)} {...elsewhere}>
            {location}
          </a>
          <IconButton
            label={eventPageText.copyAddress}
            icon={<Copy aria-hidden="true" />}
            onClick={() => void copy(location, { title: eventPageText.addressCopied, description: location })}
          />
        </Place>
      </Told>
      {creatorName && (
        <Told picture={<Face name={creatorName} />}>
          <Strong>{eventsText.hostedBy({ name: creatorName })}</Strong>
        </Told>
      )}
      <Facts>
        {weather && <WeatherFact weather={weather} />}
        {event.isRecurring && event.recurrenceFrequency && <RepeatsFact frequency={event.recurrenceFrequency} />}
        {webLink && <WebLinkFact webLink={webLink} />}
      </Facts>
    </FactLines>
  );
};
